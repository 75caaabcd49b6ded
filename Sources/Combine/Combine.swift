// Lets code that was written for Combine compile unchanged: `import Combine` brings OpenCombine with the schedulers and
// publishers of Dispatch and Foundation.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
