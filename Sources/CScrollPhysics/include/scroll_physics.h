/*
 * scroll_physics.h: kinetic scrolling as pure functions of time.
 *
 * A scroller takes what a person does (pointers, fingers on a touchpad, notches of a wheel, keys) with the time at which it
 * happened, and says for any later time where the content is, how fast it moves and when to look again. How it feels is a value
 * of its own, a feel: one that is built in, one with other numbers, or a file that was tuned in ScrollPlayground.
 *
 *     sphy_extent extent = { { 400, 400, 0, 0, 0 }, { 600, 50000, 0, 0, 0 } };
 *     sphy_scroller *list = sphy_scroller_new(NULL, SPHY_AXES_VERTICAL, &extent, NULL, NULL);
 *
 *     sphy_scroller_wheel(list, (sphy_vector){ 0, 1 }, now);           // on input, with the event's own time
 *     sphy_scroller_advance(list, now);                                // before each frame
 *     double y = sphy_scroller_offset(list, now).y;
 *     sphy_scroller_free(list);
 *
 * Units are points of the caller's choice, seconds in numbers that are called so, and nanoseconds where a type is sphy_time.
 * y grows downwards. An offset is the point of the content that is shown at the top left corner of the viewport.
 *
 * Time. No function asks a clock. Times are nanoseconds since a moment that the caller chooses, such as CLOCK_MONOTONIC's; the
 * first one that a scroller is given may be any, later ones count for up to two years from it. A time before one that was given
 * earlier counts as that one. The same calls give the same results to the last bit, however often sphy_scroller_advance is called
 * in between.
 *
 * Numbers. Positions, lengths and deltas that are not finite are refused: the call returns false and changes nothing.
 *
 * Threads. The library has no state that changes, beyond making its constant tables, which any threads may do at once. Different
 * handles may be used by different threads at the same time, and one handle by several threads as long as no two calls with it
 * overlap, unless both only take it as const.
 *
 * Memory. What a function called ..._new, ..._named, ..._copy or ..._from_json returns belongs to the caller, who passes it to
 * the ..._free of its type. Such functions allocate, and so do those that say so. No other does, but for constant tables: the
 * first call in a process that needs one makes it, and it stays. Where memory runs out the process ends with a trap. Passing NULL
 * for a handle is allowed: the call returns false, zero or an empty text.
 *
 * Texts are UTF-8. Functions that return a text write it to the caller's buffer as snprintf does: no more than `size` bytes, with
 * a final zero unless `size` is 0, and return its full length without the zero. `buffer` may be NULL if `size` is 0.
 */
#ifndef SCROLL_PHYSICS_H
#define SCROLL_PHYSICS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define SPHY_API __attribute__((visibility("default")))
#else
#define SPHY_API
#endif

/* ---- Version ---------------------------------------------------------------------------------------------------------- */

#define SPHY_VERSION_MAJOR 0
#define SPHY_VERSION_MINOR 1
#define SPHY_VERSION_PATCH 0

/** A version as one number, which grows with it. */
#define SPHY_VERSION_NUMBER(major, minor, patch) ((major) * 10000 + (minor) * 100 + (patch))

/** The version of this header. */
#define SPHY_VERSION SPHY_VERSION_NUMBER(SPHY_VERSION_MAJOR, SPHY_VERSION_MINOR, SPHY_VERSION_PATCH)

/** Whether this header is of that version or a later one. */
#define SPHY_VERSION_AT_LEAST(major, minor, patch) (SPHY_VERSION >= SPHY_VERSION_NUMBER(major, minor, patch))

/** Returns the version of the library that is linked, to be compared with SPHY_VERSION. */
SPHY_API int32_t sphy_version(void);

/* ---- Errors ----------------------------------------------------------------------------------------------------------- */

/** What was wrong. */
typedef enum sphy_status {
    SPHY_OK = 0,
    /** No feel, number, choice or option has that name. */
    SPHY_UNKNOWN_NAME = 1,
    /** A number is outside its range, or no number. */
    SPHY_OUT_OF_RANGE = 2,
    /** A text is no feel file. */
    SPHY_MALFORMED = 3,
    /** A pointer is NULL that must not be, or a value is none of its enumeration. */
    SPHY_INVALID_ARGUMENT = 4
} sphy_status;

/** An error, which the caller owns. Functions that take one accept NULL, and set it in any case otherwise. */
typedef struct sphy_error {
    sphy_status status;
    /** One line: where, what was found and what was expected; empty for SPHY_OK. A longer text ends in "...". */
    char text[508];
} sphy_error;

/* ---- Values ----------------------------------------------------------------------------------------------------------- */

/** Nanoseconds since a moment of the caller's choice. */
typedef int64_t sphy_time;

/** The time of what will not happen. */
#define SPHY_NEVER INT64_MAX

/** A point, a distance or a velocity. */
typedef struct sphy_vector {
    double x;
    double y;
} sphy_vector;

typedef enum sphy_axis { SPHY_HORIZONTAL = 0, SPHY_VERTICAL = 1 } sphy_axis;

/** A set of axes; bits may be combined. */
typedef enum sphy_axes {
    SPHY_AXES_NONE = 0,
    SPHY_AXES_HORIZONTAL = 1,
    SPHY_AXES_VERTICAL = 2,
    SPHY_AXES_BOTH = 3
} sphy_axes;

/** The lengths that bound the offset on one axis. */
typedef struct sphy_axis_extent {
    /** Of the visible part, insets included; not negative. */
    double viewport;
    /** Of the content, without insets; not negative. */
    double content;
    /** The inset before the content: offsets begin at its negative. */
    double leading_inset;
    /** The inset after the content. */
    double trailing_inset;
    /** Length of a pixel of the display, or 0 where it is not known. Some feels come to rest on whole pixels. Not negative. */
    double pixel;
} sphy_axis_extent;

/** The lengths on both axes. */
typedef struct sphy_extent {
    sphy_axis_extent x;
    sphy_axis_extent y;
} sphy_extent;

/* ---- Feels ------------------------------------------------------------------------------------------------------------ */

/** Every number and choice that makes scrolling feel as it does. */
typedef struct sphy_feel sphy_feel;

/** Returns how many feels are built in. */
SPHY_API size_t sphy_builtin_feel_count(void);

/** Returns the name of the built-in feel at `index`; an empty text beyond the last. */
SPHY_API size_t sphy_builtin_feel_name(size_t index, char *buffer, size_t size);

/** Returns a copy of the built-in feel called `name`, such as "uikit", "gtk" or "android"; NULL and SPHY_UNKNOWN_NAME if there
    is none. */
SPHY_API sphy_feel *sphy_feel_named(const char *name, sphy_error *error);

/** Returns the feel that a feel file describes: JSON, as ScrollPlayground saves and copies it, of `length` bytes, no more than a
    million. The reader is the program's own and as strict: a key or an option that is not known, a number out of its range, a
    wrong unit or a wrong kind of value is refused. NULL and SPHY_MALFORMED then, with the place, what was found and what was
    expected; `file` is what messages call the text, NULL for "feel". */
SPHY_API sphy_feel *sphy_feel_from_json(const char *json, size_t length, const char *file, sphy_error *error);

/** Returns a feel of its own with the same numbers and choices; NULL for NULL. */
SPHY_API sphy_feel *sphy_feel_copy(const sphy_feel *feel);

/** Frees a feel. Scrollers that were given it have their own copy. NULL is allowed. */
SPHY_API void sphy_feel_free(sphy_feel *feel);

/** Returns the name of a feel. */
SPHY_API size_t sphy_feel_name(const sphy_feel *feel, char *buffer, size_t size);

/** Sets a number by its id, such as "fling.decelerationRate". False with SPHY_UNKNOWN_NAME or SPHY_OUT_OF_RANGE, and nothing
    changes. */
SPHY_API bool sphy_feel_set_number(sphy_feel *feel, const char *id, double value, sphy_error *error);

/** Reads a number by its id into `value`. False with SPHY_UNKNOWN_NAME. */
SPHY_API bool sphy_feel_get_number(const sphy_feel *feel, const char *id, double *value, sphy_error *error);

/** Chooses by id and name, such as "fling.curve" and "spline". False with SPHY_UNKNOWN_NAME, and nothing changes. */
SPHY_API bool sphy_feel_set_choice(sphy_feel *feel, const char *id, const char *option, sphy_error *error);

/** Returns the name of what a feel has chosen; an empty text for an id that there is not. */
SPHY_API size_t sphy_feel_get_choice(const sphy_feel *feel, const char *id, char *buffer, size_t size);

/* The tables of numbers and choices, for settings of a program's own. */

/** The texts that a number or a choice comes with. */
typedef enum sphy_text {
    /** Group and name, such as "fling.decelerationRate". */
    SPHY_TEXT_ID = 0,
    /** What people read beside a slider. */
    SPHY_TEXT_TITLE = 1,
    /** Of a number: "pt", "s", "pt/s" and so on; empty for a plain factor, and for choices. */
    SPHY_TEXT_UNIT = 2,
    /** One sentence: what it does. */
    SPHY_TEXT_DESCRIPTION = 3
} sphy_text;

/** Returns how many numbers a feel has. */
SPHY_API size_t sphy_number_count(void);

/** Returns a text of the number at `index`; an empty one beyond the last. */
SPHY_API size_t sphy_number_text(size_t index, sphy_text text, char *buffer, size_t size);

/** Reads what the number at `index` may be, both ends included. False beyond the last. */
SPHY_API bool sphy_number_range(size_t index, double *minimum, double *maximum);

/** Returns how many choices a feel has. */
SPHY_API size_t sphy_choice_count(void);

/** Returns a text of the choice at `index`; an empty one beyond the last. */
SPHY_API size_t sphy_choice_text(size_t index, sphy_text text, char *buffer, size_t size);

/** Returns how many options the choice at `index` has; 0 beyond the last. */
SPHY_API size_t sphy_option_count(size_t index);

/** Returns the name of an option of the choice at `index`; an empty text beyond the last. */
SPHY_API size_t sphy_option_name(size_t index, size_t option, char *buffer, size_t size);

/* ---- Scrollers -------------------------------------------------------------------------------------------------------- */

/** The offset of a scroll view on two axes. */
typedef struct sphy_scroller sphy_scroller;

/** Returns a scroller at rest.

    `feel` is copied, NULL stands for "uikit". `offset` is pulled into the bounds, NULL stands for their start. NULL with
    SPHY_INVALID_ARGUMENT or SPHY_OUT_OF_RANGE if `extent` is NULL or has a length that is not finite, or a negative one where
    that is not allowed, or if there is no axis. */
SPHY_API sphy_scroller *sphy_scroller_new(
    const sphy_feel *feel, sphy_axes axes, const sphy_extent *extent, const sphy_vector *offset, sphy_error *error);

/** Returns a scroller in the same state that goes its own way from here on; NULL for NULL. Copies share memory until one of
    them changes: the first such change of a copy and of what it was copied from allocates, too. */
SPHY_API sphy_scroller *sphy_scroller_copy(const sphy_scroller *scroller);

/** Frees a scroller. NULL is allowed. */
SPHY_API void sphy_scroller_free(sphy_scroller *scroller);

/** Takes other numbers and choices from now on; position and velocity stay. Allocates. */
SPHY_API bool sphy_scroller_set_feel(sphy_scroller *scroller, const sphy_feel *feel, sphy_time time);

/** Returns a copy of the feel in use. */
SPHY_API sphy_feel *sphy_scroller_feel_copy(const sphy_scroller *scroller);

/** Returns the axes along which it moves. */
SPHY_API sphy_axes sphy_scroller_axes(const sphy_scroller *scroller);

/** Returns the lengths in use. */
SPHY_API sphy_extent sphy_scroller_extent(const sphy_scroller *scroller);

/** Takes new lengths. What rests is pulled into the bounds, and onto its target if there are any; motion goes on and only
    changes its end where that is needed. */
SPHY_API bool sphy_scroller_set_extent(sphy_scroller *scroller, const sphy_extent *extent, sphy_time time);

/** Content before the visible part became longer by `length`, or shorter: what is seen stays where it is, and so does what it
    is doing. Where content became longer the bounds follow at once; where it became shorter, tell them with
    sphy_scroller_set_extent. */
SPHY_API bool sphy_scroller_insert_content(sphy_scroller *scroller, sphy_vector length, sphy_time time);

/** Shifts offset, motion and target by `delta` within the present bounds. Velocities stay. */
SPHY_API bool sphy_scroller_adjust(sphy_scroller *scroller, sphy_vector delta, sphy_time time);

/** The axes on which content that fits its viewport can be pulled all the same; both, to begin with. */
SPHY_API bool sphy_scroller_set_bounces_when_content_fits(sphy_scroller *scroller, sphy_axes axes);

/* ---- Input ------------------------------------------------------------------------------------------------------------ */

/* Each of these returns false, and changes nothing, if a number is not finite, if the scroller is NULL, or from within a target
   callback of the same scroller. None allocates, except after a copy as said there. */

/** What presses on the content. */
typedef enum sphy_pointer { SPHY_POINTER_MOUSE = 0, SPHY_POINTER_TOUCH = 1, SPHY_POINTER_PEN = 2 } sphy_pointer;

/** A pointer goes down at a position in the viewport: what moves stops. */
SPHY_API bool sphy_scroller_pointer_down(
    sphy_scroller *scroller, sphy_pointer pointer, sphy_vector position, sphy_time time);

/** The pointer that is down moves: beyond the slop of the feel the content follows. */
SPHY_API bool sphy_scroller_pointer_move(sphy_scroller *scroller, sphy_vector position, sphy_time time);

/** The pointer lifts: the content is flung, or goes to a target. `position` is where, or NULL where that is not known. */
SPHY_API bool sphy_scroller_pointer_up(sphy_scroller *scroller, const sphy_vector *position, sphy_time time);

/** The gesture was taken away, by the system or another view: no fling follows. */
SPHY_API bool sphy_scroller_pointer_cancel(sphy_scroller *scroller, sphy_time time);

/** A wheel turns by so many notches; fractions are allowed.

    A positive number raises the offset, as in Wayland, GTK and the web: towards the person, and to the right. SDL's y is the
    negative of this. Displays with high resolution count 120 to a notch: divide by 120. */
SPHY_API bool sphy_scroller_wheel(sphy_scroller *scroller, sphy_vector notches, sphy_time time);

/** Two fingers on a touchpad move the content by so many points, with signs as for the wheel.

    A lift is told by silence, for the time that the feel calls "touchpad.liftGap": sphy_scroller_next_transition says when. The
    fling then counts from the last movement. */
SPHY_API bool sphy_scroller_touchpad(sphy_scroller *scroller, sphy_vector points, sphy_time time);

/** Keys that scroll. */
typedef enum sphy_key {
    SPHY_KEY_UP = 0,
    SPHY_KEY_DOWN = 1,
    SPHY_KEY_LEFT = 2,
    SPHY_KEY_RIGHT = 3,
    SPHY_KEY_PAGE_UP = 4,
    SPHY_KEY_PAGE_DOWN = 5,
    SPHY_KEY_HOME = 6,
    SPHY_KEY_END = 7,
    SPHY_KEY_SPACE = 8
} sphy_key;

/** A key is pressed, or repeats. With shift, space goes back. */
SPHY_API bool sphy_scroller_key(sphy_scroller *scroller, sphy_key key, bool shift, sphy_time time);

/** Starts a fling with exactly this velocity of the offset, in points per second. */
SPHY_API bool sphy_scroller_fling(sphy_scroller *scroller, sphy_vector velocity, sphy_time time);

/** Scrolls to an offset, pulled into the bounds; targets have no say. Takes the content out of a finger's hands. */
SPHY_API bool sphy_scroller_scroll_to(sphy_scroller *scroller, sphy_vector offset, bool animated, sphy_time time);

/* ---- Frames ----------------------------------------------------------------------------------------------------------- */

/** What a scroller is doing. */
typedef enum sphy_phase {
    SPHY_PHASE_IDLE = 0,
    /** A pointer is down and the content does not follow yet. */
    SPHY_PHASE_TRACKING = 1,
    /** The content follows a pointer or fingers. */
    SPHY_PHASE_INTERACTING = 2,
    /** A fling, a snap to a target, or a wheel's motion. */
    SPHY_PHASE_DECELERATING = 3,
    /** Keys, and scrolling that the program asked for. */
    SPHY_PHASE_ANIMATING = 4
} sphy_phase;

/** Does what falls due before `time`, each at its own moment: a lift that silence tells, the end of a motion, the snap to a
    target. Call it before asking about a time. */
SPHY_API bool sphy_scroller_advance(sphy_scroller *scroller, sphy_time time);

/** Returns the offset, in points. */
SPHY_API sphy_vector sphy_scroller_offset(const sphy_scroller *scroller, sphy_time time);

/** Returns the velocity of the offset in points per second; under a finger that of the finger. */
SPHY_API sphy_vector sphy_scroller_velocity(const sphy_scroller *scroller, sphy_time time);

/** Returns what is going on. */
SPHY_API sphy_phase sphy_scroller_phase(const sphy_scroller *scroller, sphy_time time);

/** Whether the offset may be another a moment later without further input: draw the next frame, too. */
SPHY_API bool sphy_scroller_is_moving(const sphy_scroller *scroller, sphy_time time);

/** Returns when something happens next that no input asks for, at `time` or later; SPHY_NEVER if nothing will.

    A program that draws no frames while nothing moves has to wake up then and call sphy_scroller_advance: a touchpad's lift is
    told by silence. */
SPHY_API sphy_time sphy_scroller_next_transition(const sphy_scroller *scroller, sphy_time time);

/** Reads where the present motion ends. False at rest and under a finger. */
SPHY_API bool sphy_scroller_target(const sphy_scroller *scroller, sphy_vector *offset);

/** Whether the present rest position was chosen among targets. */
SPHY_API bool sphy_scroller_rests_on_target(const sphy_scroller *scroller);

/** Whether the slop is passed and the content follows the pointer: a click is none any more. */
SPHY_API bool sphy_scroller_is_dragging(const sphy_scroller *scroller);

/** Returns how far beyond an edge content can ever be, pulled or flung, in points. */
SPHY_API double sphy_scroller_overscroll_limit(const sphy_scroller *scroller, sphy_axis axis);

/* ---- Targets ---------------------------------------------------------------------------------------------------------- */

/** An interval of the content on one axis, in points. */
typedef struct sphy_span {
    double start;
    double end;
} sphy_span;

/** How many targets one gesture may pass, counted from where it began. */
typedef enum sphy_limit {
    /** Any number. */
    SPHY_LIMIT_NONE = 0,
    /** As many as are wholly visible, at least one. */
    SPHY_LIMIT_VISIBLE = 1,
    SPHY_LIMIT_THREE = 2,
    SPHY_LIMIT_ONE = 3
} sphy_limit;

/** What moved the content towards its next rest position. */
typedef enum sphy_cause {
    SPHY_CAUSE_DRAG = 0,
    SPHY_CAUSE_WHEEL = 1,
    SPHY_CAUSE_TOUCHPAD = 2,
    SPHY_CAUSE_KEY = 3,
    SPHY_CAUSE_FLING = 4,
    /** Lengths or targets changed. */
    SPHY_CAUSE_RESIZE = 5
} sphy_cause;

/** Where a gesture would end. */
typedef struct sphy_projection {
    /** The offset now. */
    sphy_vector offset;
    /** The offset when the gesture began. */
    sphy_vector start;
    /** The rest position without targets, within the bounds. */
    sphy_vector projected;
    /** Of the offset, in points per second. */
    sphy_vector velocity;
    /** -1, 0 or 1: the direction that the gesture insists on; 0 where it was too slow to count. */
    sphy_vector direction;
    /** Notches that a wheel has turned since the gesture began, in either direction. */
    sphy_vector notches;
    /** The axes along which the content moves. */
    sphy_axes axes;
    sphy_cause cause;
    /** The lengths in use. */
    sphy_extent extent;
    /** For SPHY_CAUSE_RESIZE the lengths that `offset` and `start` belong to; otherwise the same. */
    sphy_extent previous_extent;
} sphy_projection;

/** Chooses where to rest: writes an offset to `target` and returns true, or returns false to let the motion stop by itself. An
    offset is pulled into the bounds; one that is not finite counts as none. Called in the course of functions that take a
    scroller not as const, with the same thread. Functions that change that scroller refuse to while it runs. */
typedef bool (*sphy_target_callback)(const sphy_projection *projection, sphy_vector *target, void *context);

/** Content rests anywhere; so it is to begin with. */
SPHY_API bool sphy_scroller_use_no_targets(sphy_scroller *scroller);

/** Content rests on whole pages: multiples of the viewport between its insets. */
SPHY_API bool sphy_scroller_use_pages(sphy_scroller *scroller);

/** Content rests where one of the spans lies against the viewport: their starts at its start for an anchor of 0, their middles
    for 0.5, their ends for 1. The spans are copied, in any order; an axis with none has no targets. False if a number is not
    finite or a span ends before it starts. Allocates. */
SPHY_API bool sphy_scroller_use_spans(
    sphy_scroller *scroller, const sphy_span *horizontal, size_t horizontal_count, const sphy_span *vertical,
    size_t vertical_count, sphy_vector anchor, sphy_limit limit);

/** Content rests where the callback says. `context` is passed on and must stay valid; a copy of the scroller has the same.
    `are_pages` tells that its offsets are whole pages, to which a feel may have a motion of its own. */
SPHY_API bool sphy_scroller_use_callback(
    sphy_scroller *scroller, sphy_target_callback callback, void *context, bool are_pages);

/** Goes on, or moves at once, to where the targets lie now: call it after other targets were set while lengths stay. Without
    effect where the present rest position was not chosen among targets, or while something holds the content. */
SPHY_API bool sphy_scroller_retarget(sphy_scroller *scroller, sphy_time time);

/* ---- Nesting ---------------------------------------------------------------------------------------------------------- */

/** Whether a move to that position would begin a drag here: it leaves the slop, mostly along one of the axes. Nested scroll
    views ask the innermost first. With `yields_at_edge`, a move towards an edge that is already reached is left to somebody
    else; with `yields_ties`, one that goes as far across its axis as along it, unless the axis is vertical. */
SPHY_API bool sphy_scroller_claims(
    const sphy_scroller *scroller, sphy_vector position, sphy_time time, bool yields_at_edge, bool yields_ties);

/** Whether content can still scroll in that direction (its sign counts), from where a running motion will end. */
SPHY_API bool sphy_scroller_can_scroll(const sphy_scroller *scroller, sphy_axis axis, double direction);

/** A fling that runs into an edge. */
typedef struct sphy_edge_meeting {
    /** When the content is at the edge. */
    sphy_time time;
    /** The offset there. */
    double edge;
    /** Of the fling at that moment, in points per second. */
    double velocity;
} sphy_edge_meeting;

/** Reads the edge that the latest fling on an axis runs into, be it ahead or already met. False where it runs into none, once
    it was taken, and once something else moves the content. */
SPHY_API bool sphy_scroller_edge_meeting(const sphy_scroller *scroller, sphy_axis axis, sphy_edge_meeting *meeting);

/** The same for an edge that is met by `time`, once. Nothing moves for that. To hand on what is left of the fling, let the
    content rest on the edge and start the outer scroll view with a fling of that velocity, both at the time of the meeting. */
SPHY_API bool sphy_scroller_take_edge_meeting(
    sphy_scroller *scroller, sphy_axis axis, sphy_time time, sphy_edge_meeting *meeting);

#ifdef __cplusplus
}
#endif

#endif
