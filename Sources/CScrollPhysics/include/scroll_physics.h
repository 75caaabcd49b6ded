/*
 * scroll_physics.h: kinetic scrolling as pure functions of time.
 *
 * A scroller takes input (pointers, fingers on a touchpad, notches of a wheel, keys) with the times of the events, and
 * returns for any later time the offset and velocity of the content and the time of the next change. The behavior is a
 * separate value, a feel: a built-in one, one with changed numbers, or a file that was tuned in ScrollPlayground.
 *
 *     sphy_extent extent = { { 400, 400, 0, 0, 0 }, { 600, 50000, 0, 0, 0 } };
 *     sphy_scroller *list = sphy_scroller_new(NULL, SPHY_AXES_VERTICAL, &extent, NULL, NULL);
 *
 *     sphy_scroller_wheel(list, (sphy_vector){ 0, 1 }, now);           // on input, with the event's own time
 *     sphy_scroller_advance(list, now);                                // before each frame
 *     double y = sphy_scroller_offset(list, now).y;
 *     sphy_scroller_free(list);
 *
 * Units are points of the caller's choice, seconds where a number's unit is seconds, and nanoseconds where a type is
 * sphy_time. y grows downwards. An offset is the point of the content at the top left corner of the viewport.
 *
 * Time. No function reads a clock. Times are nanoseconds since a reference time of the caller's choice, such as that of
 * CLOCK_MONOTONIC. The first time of a scroller may be any; later ones may be up to two years after it. A time before an
 * earlier one counts as the earlier one. The same calls give the same results to the last bit, whatever the number of calls
 * of sphy_scroller_advance in between.
 *
 * Numbers. Positions, lengths and deltas that are not finite are refused: the call returns false and changes nothing.
 *
 * Threads. The library has no mutable state except the creation of its constant tables, which is safe on any threads.
 * Different handles may be used by different threads at the same time, and one handle by several threads as long as no two
 * calls with it overlap, unless both only take it as const.
 *
 * Memory. The results of functions called ..._new, ..._named, ..._copy or ..._from_json belong to the caller, who passes them
 * to the ..._free function of the type. These functions allocate, and so do those that say so. Other functions do not, except
 * for constant tables: the first call in a process that needs one creates it, and it is never freed. If memory runs out, the
 * process ends with a trap. NULL is allowed as a handle: the call returns false, zero or an empty text.
 *
 * Texts are UTF-8. Functions that return a text write it to the caller's buffer like snprintf: at most `size` bytes, with a
 * final zero unless `size` is 0. They return its full length without the zero. `buffer` may be NULL if `size` is 0.
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
#define SPHY_VERSION_MINOR 2
#define SPHY_VERSION_PATCH 0

/** A version as one number; later versions have greater numbers. */
#define SPHY_VERSION_NUMBER(major, minor, patch) ((major) * 10000 + (minor) * 100 + (patch))

/** The version of this header. */
#define SPHY_VERSION SPHY_VERSION_NUMBER(SPHY_VERSION_MAJOR, SPHY_VERSION_MINOR, SPHY_VERSION_PATCH)

/** Whether this header has at least that version. */
#define SPHY_VERSION_AT_LEAST(major, minor, patch) (SPHY_VERSION >= SPHY_VERSION_NUMBER(major, minor, patch))

/** Returns the version of the linked library, for comparison with SPHY_VERSION. */
SPHY_API int32_t sphy_version(void);

/* ---- Errors ----------------------------------------------------------------------------------------------------------- */

/** The kind of an error. */
typedef enum sphy_status {
    SPHY_OK = 0,
    /** No feel, number, choice or option has that name. */
    SPHY_UNKNOWN_NAME = 1,
    /** A number is outside its range, or not a number. */
    SPHY_OUT_OF_RANGE = 2,
    /** A text is not a feel file. */
    SPHY_MALFORMED = 3,
    /** A pointer is NULL but must not be, or a value is not in its enumeration. */
    SPHY_INVALID_ARGUMENT = 4
} sphy_status;

/** An error, which the caller owns. Functions with an error argument accept NULL; otherwise they set it on every call. */
typedef struct sphy_error {
    sphy_status status;
    /** One line with the place, the value found and the expected one; empty for SPHY_OK. A longer text is cut and ends in
        "...". */
    char text[508];
} sphy_error;

/* ---- Values ----------------------------------------------------------------------------------------------------------- */

/** Nanoseconds since a reference time of the caller's choice. */
typedef int64_t sphy_time;

/** The time of an event that never happens. */
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
    /** Length of the visible part, insets included; not negative. */
    double viewport;
    /** Length of the content, without insets; not negative. */
    double content;
    /** The inset before the content: offsets begin at its negative. */
    double leading_inset;
    /** The inset after the content. */
    double trailing_inset;
    /** Length of a pixel of the display, or 0 if not known. Some feels come to rest on whole pixels. Not negative. */
    double pixel;
} sphy_axis_extent;

/** The lengths on both axes. */
typedef struct sphy_extent {
    sphy_axis_extent x;
    sphy_axis_extent y;
} sphy_extent;

/* ---- Feels ------------------------------------------------------------------------------------------------------------ */

/** A feel: the numbers and choices that determine the behavior of scrolling. */
typedef struct sphy_feel sphy_feel;

/** Returns the number of built-in feels. */
SPHY_API size_t sphy_builtin_feel_count(void);

/** Returns the name of the built-in feel at `index`; an empty text beyond the last. */
SPHY_API size_t sphy_builtin_feel_name(size_t index, char *buffer, size_t size);

/** Returns a copy of the built-in feel called `name`, such as "uikit", "gtk" or "android". NULL and SPHY_UNKNOWN_NAME for an
    unknown name. */
SPHY_API sphy_feel *sphy_feel_named(const char *name, sphy_error *error);

/** Returns the feel of a feel file: JSON as saved and copied by ScrollPlayground, of `length` bytes, at most a million. The
    reader is that of the program, and as strict: it refuses unknown keys and options, numbers out of range, wrong units and
    wrong kinds of values, with NULL and SPHY_MALFORMED. The error has the place, the value found and the expected one; `file`
    is the name of the text in messages, NULL for "feel". */
SPHY_API sphy_feel *sphy_feel_from_json(const char *json, size_t length, const char *file, sphy_error *error);

/** Returns an independent feel with the same numbers and choices; NULL for NULL. */
SPHY_API sphy_feel *sphy_feel_copy(const sphy_feel *feel);

/** Frees a feel. Scrollers created with it have their own copy. NULL is allowed. */
SPHY_API void sphy_feel_free(sphy_feel *feel);

/** Returns the name of a feel. */
SPHY_API size_t sphy_feel_name(const sphy_feel *feel, char *buffer, size_t size);

/** Sets a number by its id, such as "fling.decelerationRate". Returns false with SPHY_UNKNOWN_NAME or SPHY_OUT_OF_RANGE, and
    changes nothing, if the id or the value is invalid. */
SPHY_API bool sphy_feel_set_number(sphy_feel *feel, const char *id, double value, sphy_error *error);

/** Reads a number by its id into `value`. Returns false with SPHY_UNKNOWN_NAME for an unknown id. */
SPHY_API bool sphy_feel_get_number(const sphy_feel *feel, const char *id, double *value, sphy_error *error);

/** Sets a choice by id and option, such as "fling.curve" and "spline". Returns false with SPHY_UNKNOWN_NAME, and changes
    nothing, if one of them is unknown. */
SPHY_API bool sphy_feel_set_choice(sphy_feel *feel, const char *id, const char *option, sphy_error *error);

/** Returns the name of a feel's option for a choice; an empty text for an unknown id. */
SPHY_API size_t sphy_feel_get_choice(const sphy_feel *feel, const char *id, char *buffer, size_t size);

/* The tables of numbers and choices, for a program's own settings. */

/** The texts of a number or a choice. */
typedef enum sphy_text {
    /** Group and name, such as "fling.decelerationRate". */
    SPHY_TEXT_ID = 0,
    /** The label beside a slider. */
    SPHY_TEXT_TITLE = 1,
    /** The unit of a number: "pt", "s", "pt/s" and so on; empty for a plain factor, and for choices. */
    SPHY_TEXT_UNIT = 2,
    /** The effect in one sentence. */
    SPHY_TEXT_DESCRIPTION = 3
} sphy_text;

/** Returns the number of numbers of a feel. */
SPHY_API size_t sphy_number_count(void);

/** Returns a text of the number at `index`; an empty one beyond the last. */
SPHY_API size_t sphy_number_text(size_t index, sphy_text text, char *buffer, size_t size);

/** Reads the range of the number at `index`, both ends included. False beyond the last. */
SPHY_API bool sphy_number_range(size_t index, double *minimum, double *maximum);

/** Returns the number of choices of a feel. */
SPHY_API size_t sphy_choice_count(void);

/** Returns a text of the choice at `index`; an empty one beyond the last. */
SPHY_API size_t sphy_choice_text(size_t index, sphy_text text, char *buffer, size_t size);

/** Returns the number of options of the choice at `index`; 0 beyond the last. */
SPHY_API size_t sphy_option_count(size_t index);

/** Returns the name of an option of the choice at `index`; an empty text beyond the last. */
SPHY_API size_t sphy_option_name(size_t index, size_t option, char *buffer, size_t size);

/* ---- Scrollers -------------------------------------------------------------------------------------------------------- */

/** The offset of a scroll view on two axes. */
typedef struct sphy_scroller sphy_scroller;

/** Returns a scroller at rest.

    `feel` is copied, NULL stands for "uikit". `offset` is clamped to the bounds, NULL stands for their start. Returns NULL with
    SPHY_INVALID_ARGUMENT or SPHY_OUT_OF_RANGE if `extent` is NULL, has a length that is not finite or that is negative but must
    not be, or if `axes` is empty. */
SPHY_API sphy_scroller *sphy_scroller_new(
    const sphy_feel *feel, sphy_axes axes, const sphy_extent *extent, const sphy_vector *offset, sphy_error *error);

/** Returns an independent scroller in the same state; NULL for NULL. Copies share memory until one of them changes: the first
    change of the copy and of the original allocates, too. */
SPHY_API sphy_scroller *sphy_scroller_copy(const sphy_scroller *scroller);

/** Frees a scroller. NULL is allowed. */
SPHY_API void sphy_scroller_free(sphy_scroller *scroller);

/** Sets another feel from now on; position and velocity stay. Allocates. */
SPHY_API bool sphy_scroller_set_feel(sphy_scroller *scroller, const sphy_feel *feel, sphy_time time);

/** Returns a copy of the feel in use. */
SPHY_API sphy_feel *sphy_scroller_feel_copy(const sphy_scroller *scroller);

/** Returns the axes along which the content moves. */
SPHY_API sphy_axes sphy_scroller_axes(const sphy_scroller *scroller);

/** Returns the lengths in use. */
SPHY_API sphy_extent sphy_scroller_extent(const sphy_scroller *scroller);

/** Sets new lengths. Content at rest is clamped to the bounds, and moves onto its target, if any. A motion continues and
    changes its end only if necessary. */
SPHY_API bool sphy_scroller_set_extent(sphy_scroller *scroller, const sphy_extent *extent, sphy_time time);

/** Adjusts the offsets when content before the visible part becomes longer by `length`, or shorter with a negative value: the
    visible content and its motion stay in place. Where content becomes longer, the bounds grow at once; where it becomes
    shorter, set them with sphy_scroller_set_extent. */
SPHY_API bool sphy_scroller_insert_content(sphy_scroller *scroller, sphy_vector length, sphy_time time);

/** Shifts offset, motion and target by `delta` within the current bounds. Velocities stay. */
SPHY_API bool sphy_scroller_adjust(sphy_scroller *scroller, sphy_vector delta, sphy_time time);

/** Sets the axes on which content that fits its viewport can still be pulled; initially both. */
SPHY_API bool sphy_scroller_set_bounces_when_content_fits(sphy_scroller *scroller, sphy_axes axes);

/* ---- Input ------------------------------------------------------------------------------------------------------------ */

/* Each of these returns false, and changes nothing, if a number is not finite, if the scroller is NULL, or from within a target
   callback of the same scroller. None allocates, except for the first change after a copy. */

/** What presses on the content. */
typedef enum sphy_pointer { SPHY_POINTER_MOUSE = 0, SPHY_POINTER_TOUCH = 1, SPHY_POINTER_PEN = 2 } sphy_pointer;

/** A pointer goes down at a position in the viewport: what moves stops. */
SPHY_API bool sphy_scroller_pointer_down(
    sphy_scroller *scroller, sphy_pointer pointer, sphy_vector position, sphy_time time);

/** Moves the pressed pointer: beyond the slop of the feel the content follows. */
SPHY_API bool sphy_scroller_pointer_move(sphy_scroller *scroller, sphy_vector position, sphy_time time);

/** Lifts the pointer: the content is flung, or moves to a target. `position` is that of the lift, or NULL if not known. */
SPHY_API bool sphy_scroller_pointer_up(sphy_scroller *scroller, const sphy_vector *position, sphy_time time);

/** Cancels the gesture, because the system or another view took it: no fling follows. */
SPHY_API bool sphy_scroller_pointer_cancel(sphy_scroller *scroller, sphy_time time);

/** Turns a wheel by a number of notches; fractions are allowed.

    A positive number raises the offset, as in Wayland, GTK and the web: towards the person, and to the right. SDL's y has the
    opposite sign. High-resolution wheels report 120 units per notch: divide by 120. */
SPHY_API bool sphy_scroller_wheel(sphy_scroller *scroller, sphy_vector notches, sphy_time time);

/** Moves the content by points with two fingers on a touchpad, with signs as for the wheel.

    A pause of "touchpad.liftGap", a number of the feel, counts as a lift: sphy_scroller_next_transition returns its time. The
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

/** Handles a key that is pressed, or repeats. With shift, space scrolls back. */
SPHY_API bool sphy_scroller_key(sphy_scroller *scroller, sphy_key key, bool shift, sphy_time time);

/** Starts a fling with exactly this velocity of the offset, in points per second. */
SPHY_API bool sphy_scroller_fling(sphy_scroller *scroller, sphy_vector velocity, sphy_time time);

/** Scrolls to an offset, clamped to the bounds, without regard to targets. Ends a drag. */
SPHY_API bool sphy_scroller_scroll_to(sphy_scroller *scroller, sphy_vector offset, bool animated, sphy_time time);

/* ---- Frames ----------------------------------------------------------------------------------------------------------- */

/** The activity of a scroller. */
typedef enum sphy_phase {
    SPHY_PHASE_IDLE = 0,
    /** A pointer is down and the content does not follow yet. */
    SPHY_PHASE_TRACKING = 1,
    /** The content follows a pointer or fingers. */
    SPHY_PHASE_INTERACTING = 2,
    /** A fling, a snap to a target, or a wheel's motion. */
    SPHY_PHASE_DECELERATING = 3,
    /** Keys, and scrolling by the program. */
    SPHY_PHASE_ANIMATING = 4
} sphy_phase;

/** Performs the steps that are due before `time`, each at its own moment: a lift after a pause, the end of a motion, the snap
    to a target. Call it before reading values for a time. */
SPHY_API bool sphy_scroller_advance(sphy_scroller *scroller, sphy_time time);

/** Returns the offset, in points. */
SPHY_API sphy_vector sphy_scroller_offset(const sphy_scroller *scroller, sphy_time time);

/** Returns the velocity of the offset in points per second; during a drag, that of the finger. */
SPHY_API sphy_vector sphy_scroller_velocity(const sphy_scroller *scroller, sphy_time time);

/** Returns the current phase. */
SPHY_API sphy_phase sphy_scroller_phase(const sphy_scroller *scroller, sphy_time time);

/** Whether the offset may change without further input: then draw the next frame, too. */
SPHY_API bool sphy_scroller_is_moving(const sphy_scroller *scroller, sphy_time time);

/** Returns the time of the next change that happens without input, at `time` or later; SPHY_NEVER if none is due.

    A program that draws no frames while nothing moves must wake up at that time and call sphy_scroller_advance: a touchpad's
    lift is recognized by a pause. */
SPHY_API sphy_time sphy_scroller_next_transition(const sphy_scroller *scroller, sphy_time time);

/** Reads the end of the current motion. False at rest and under a finger. */
SPHY_API bool sphy_scroller_target(const sphy_scroller *scroller, sphy_vector *offset);

/** Whether the current rest position was chosen among targets. */
SPHY_API bool sphy_scroller_rests_on_target(const sphy_scroller *scroller);

/** Whether the slop is passed and the content follows the pointer: then a press is no longer a click. */
SPHY_API bool sphy_scroller_is_dragging(const sphy_scroller *scroller);

/** Returns the greatest distance of content from an edge, in points, by a pull or a fling. */
SPHY_API double sphy_scroller_overscroll_limit(const sphy_scroller *scroller, sphy_axis axis);

/* ---- Targets ---------------------------------------------------------------------------------------------------------- */

/** An interval of the content on one axis, in points. */
typedef struct sphy_span {
    double start;
    double end;
} sphy_span;

/** The number of targets that one gesture may pass, counted from its start. */
typedef enum sphy_limit {
    /** Any number. */
    SPHY_LIMIT_NONE = 0,
    /** The number of wholly visible targets, at least one. */
    SPHY_LIMIT_VISIBLE = 1,
    SPHY_LIMIT_THREE = 2,
    SPHY_LIMIT_ONE = 3
} sphy_limit;

/** The cause of the motion towards the next rest position. */
typedef enum sphy_cause {
    SPHY_CAUSE_DRAG = 0,
    SPHY_CAUSE_WHEEL = 1,
    SPHY_CAUSE_TOUCHPAD = 2,
    SPHY_CAUSE_KEY = 3,
    SPHY_CAUSE_FLING = 4,
    /** Lengths or targets changed. */
    SPHY_CAUSE_RESIZE = 5
} sphy_cause;

/** The projected end of a gesture. */
typedef struct sphy_projection {
    /** The current offset. */
    sphy_vector offset;
    /** The offset when the gesture began. */
    sphy_vector start;
    /** The rest position without targets, within the bounds. */
    sphy_vector projected;
    /** Of the offset, in points per second. */
    sphy_vector velocity;
    /** -1, 0 or 1: the direction that the gesture insists on; 0 if it was too slow to count. */
    sphy_vector direction;
    /** Notches of a wheel since the gesture began, in either direction. */
    sphy_vector notches;
    /** The axes along which the content moves. */
    sphy_axes axes;
    sphy_cause cause;
    /** The lengths in use. */
    sphy_extent extent;
    /** For SPHY_CAUSE_RESIZE the lengths that `offset` and `start` belong to; otherwise the same. */
    sphy_extent previous_extent;
} sphy_projection;

/** Chooses the rest position: writes an offset to `target` and returns true, or returns false to let the motion stop by itself.
    The offset is clamped to the bounds; one that is not finite counts as none. Called on the same thread by functions that take
    a non-const scroller. While it runs, functions that change that scroller fail. */
typedef bool (*sphy_target_callback)(const sphy_projection *projection, sphy_vector *target, void *context);

/** Lets content rest at any offset, which is the initial setting. */
SPHY_API bool sphy_scroller_use_no_targets(sphy_scroller *scroller);

/** Lets content rest on whole pages: multiples of the viewport between its insets. */
SPHY_API bool sphy_scroller_use_pages(sphy_scroller *scroller);

/** Lets content rest where one of the spans is aligned with the viewport: by their starts for an anchor of 0, by their middles
    for 0.5, by their ends for 1. The spans are copied, in any order; an axis without spans has no targets. False if a number is
    not finite or a span ends before it starts. Allocates. */
SPHY_API bool sphy_scroller_use_spans(
    sphy_scroller *scroller, const sphy_span *horizontal, size_t horizontal_count, const sphy_span *vertical,
    size_t vertical_count, sphy_vector anchor, sphy_limit limit);

/** Lets content rest at the offsets of a callback. `context` is passed on and must stay valid; a copy of the scroller has the
    same context. `are_pages` means that the offsets are whole pages, for which a feel may have a special motion. */
SPHY_API bool sphy_scroller_use_callback(
    sphy_scroller *scroller, sphy_target_callback callback, void *context, bool are_pages);

/** Moves the content to the current position of its target, with a running motion or at once: call it after a change of targets
    without a change of lengths. Has no effect if the current rest position was not chosen among targets, or while an input
    holds the content. */
SPHY_API bool sphy_scroller_retarget(sphy_scroller *scroller, sphy_time time);

/* ---- Nesting ---------------------------------------------------------------------------------------------------------- */

/** Whether a move to that position would begin a drag here: it leaves the slop, mostly along one of the axes. Nested scroll
    views ask the innermost first. With `yields_at_edge`, a move towards an edge that is already reached does not begin a drag;
    with `yields_ties`, neither does a move that goes as far across its axis as along it, unless the axis is vertical. */
SPHY_API bool sphy_scroller_claims(
    const sphy_scroller *scroller, sphy_vector position, sphy_time time, bool yields_at_edge, bool yields_ties);

/** Whether content can still scroll in the direction given by a sign, from the end of a running motion. */
SPHY_API bool sphy_scroller_can_scroll(const sphy_scroller *scroller, sphy_axis axis, double direction);

/** A fling that runs into an edge. */
typedef struct sphy_edge_meeting {
    /** The time at which the content is at the edge. */
    sphy_time time;
    /** The offset there. */
    double edge;
    /** The velocity of the fling at that moment, in points per second. */
    double velocity;
} sphy_edge_meeting;

/** Reads the edge that the latest fling on an axis meets, in the future or the past. False if it meets none, after the meeting
    was taken, and once another motion begins. */
SPHY_API bool sphy_scroller_edge_meeting(const sphy_scroller *scroller, sphy_axis axis, sphy_edge_meeting *meeting);

/** Reads the edge that the fling has met by `time`, once. The content does not move. To pass the rest of the fling on, let the
    content rest at the edge and start the outer scroll view with a fling of that velocity, both at the time of the meeting. */
SPHY_API bool sphy_scroller_take_edge_meeting(
    sphy_scroller *scroller, sphy_axis axis, sphy_time time, sphy_edge_meeting *meeting);

#ifdef __cplusplus
}
#endif

#endif
