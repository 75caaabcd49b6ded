// For code that was written for Combine and is to stay as it is: `import Combine` brings OpenCombine, with the schedulers and
// publishers of Dispatch and Foundation.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
