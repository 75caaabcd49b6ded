/* What the header promises, checked from C. Prints what does not hold, and ends with 1 if there is any. */
#include <math.h>
#include <scroll_physics.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef COUNT_ALLOCATIONS
/* In front of the C library's, for a program that the static library is linked into. */
void *aligned_alloc(size_t alignment, size_t size);
static int allocations;
int posix_memalign(void **memory, size_t alignment, size_t size) {
    allocations += 1;
    *memory = aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
    return *memory ? 0 : 12;
}
#else
static const int allocations = 0;
#endif

static int failures;
#define CHECK(condition) \
    ((condition) ? (void)0 : (void)(failures += 1, printf("check.c:%d: %s\n", __LINE__, #condition)))

static const sphy_time second = 1000000000;
static const sphy_time millisecond = 1000000;
static const sphy_extent extent = {{400, 400, 0, 0, 0}, {600, 50000, 0, 0, 0}};

static sphy_vector down(double y) {
    sphy_vector vector = {0, y};
    return vector;
}

static sphy_scroller *list(const char *feel) {
    sphy_feel *numbers = sphy_feel_named(feel, NULL);
    sphy_vector start = {0, 1000};
    sphy_scroller *scroller = sphy_scroller_new(numbers, SPHY_AXES_VERTICAL, &extent, &start, NULL);
    sphy_feel_free(numbers);
    return scroller;
}

static void check_texts(void) {
    char text[8];
    sphy_feel *feel = sphy_feel_named("reduced-motion", NULL);
    CHECK(sphy_version() == SPHY_VERSION && SPHY_VERSION_AT_LEAST(0, 2, 0));
    CHECK(sphy_builtin_feel_count() >= 14);
    CHECK(sphy_builtin_feel_name(0, text, sizeof text) == 5 && strcmp(text, "uikit") == 0);
    CHECK(sphy_builtin_feel_name((size_t)-1, text, sizeof text) == 0 && text[0] == 0);
    CHECK(sphy_feel_name(feel, NULL, 0) == 14);
    CHECK(sphy_feel_name(feel, text, sizeof text) == 14 && strcmp(text, "reduced") == 0);
    CHECK(sphy_feel_name(feel, text, 1) == 14 && text[0] == 0);
    sphy_feel_free(feel);
}

static void check_feels(void) {
    sphy_error error;
    char text[64], long_name[2000];
    double value = 0, minimum = 0, maximum = 0;
    size_t index, option;
    sphy_feel *feel = sphy_feel_named("uikit", &error), *copy;
    CHECK(feel && error.status == SPHY_OK && error.text[0] == 0);
    CHECK(!sphy_feel_named("nobody", &error) && error.status == SPHY_UNKNOWN_NAME);
    CHECK(strncmp(error.text, "no feel is called \"nobody\"; expected one of uikit, ", 50) == 0);
    CHECK(!sphy_feel_named(NULL, &error) && error.status == SPHY_INVALID_ARGUMENT);
    CHECK(!sphy_feel_named("\xff\xfe", &error) && error.status == SPHY_UNKNOWN_NAME);
    memset(long_name, 'x', sizeof long_name);
    long_name[sizeof long_name - 1] = 0;
    CHECK(!sphy_feel_named(long_name, &error) && strlen(error.text) == 507 && strcmp(error.text + 504, "...") == 0);
    CHECK(sphy_feel_set_number(feel, "fling.decelerationRate", 0.99, &error));
    CHECK(sphy_feel_get_number(feel, "fling.decelerationRate", &value, &error) && value == 0.99);
    CHECK(!sphy_feel_set_number(feel, "fling.decelerationRate", NAN, &error) && error.status == SPHY_OUT_OF_RANGE);
    CHECK(!sphy_feel_set_number(feel, "drag.slop", 61, &error));
    CHECK(strcmp(error.text, "drag.slop is 61.0; expected a number from 0.0 to 60.0 pt") == 0);
    CHECK(!sphy_feel_set_number(feel, "fling.speed", 1, &error) && error.status == SPHY_UNKNOWN_NAME);
    CHECK(!sphy_feel_set_number(NULL, "drag.slop", 1, NULL));
    CHECK(sphy_feel_set_choice(feel, "fling.curve", "spline", &error));
    CHECK(sphy_feel_get_choice(feel, "fling.curve", text, sizeof text) == 6 && strcmp(text, "spline") == 0);
    CHECK(!sphy_feel_set_choice(feel, "fling.curve", "cubic", &error) && error.status == SPHY_UNKNOWN_NAME);
    CHECK(strncmp(error.text, "fling.curve is \"cubic\"; expected one of exponential, ", 52) == 0);
    copy = sphy_feel_copy(feel);
    CHECK(sphy_feel_set_number(feel, "drag.slop", 3, NULL));
    CHECK(sphy_feel_get_number(copy, "drag.slop", &value, NULL) && value == 10);
    for (index = 0; index < sphy_number_count(); index++) {
        CHECK(sphy_number_text(index, SPHY_TEXT_ID, text, sizeof text) < sizeof text);
        CHECK(sphy_number_range(index, &minimum, &maximum) && minimum < maximum);
        CHECK(sphy_feel_set_number(feel, text, minimum, NULL) && sphy_feel_set_number(feel, text, maximum, NULL));
        CHECK(sphy_number_text(index, SPHY_TEXT_DESCRIPTION, NULL, 0) > 10);
    }
    CHECK(!sphy_number_range(index, &minimum, &maximum));
    for (index = 0; index < sphy_choice_count(); index++) {
        char id[64];
        CHECK(sphy_choice_text(index, SPHY_TEXT_ID, id, sizeof id) < sizeof id);
        for (option = 0; option < sphy_option_count(index); option++) {
            sphy_option_name(index, option, text, sizeof text);
            CHECK(sphy_feel_set_choice(feel, id, text, NULL));
        }
        CHECK(option >= 2);
    }
    sphy_feel_free(copy);
    sphy_feel_free(feel);
    sphy_feel_free(NULL);
}

/* Refused, and nothing is changed. */
static void check_numbers(void) {
    const double wrong[] = {NAN, INFINITY, -INFINITY};
    sphy_error error;
    sphy_scroller *scroller = list("uikit");
    size_t index;
    for (index = 0; index < 3; index++) {
        sphy_vector vector = down(wrong[index]);
        sphy_extent lengths = extent;
        CHECK(!sphy_scroller_pointer_down(scroller, SPHY_POINTER_TOUCH, vector, 0));
        CHECK(!sphy_scroller_pointer_move(scroller, vector, 0));
        CHECK(!sphy_scroller_pointer_up(scroller, &vector, 0));
        CHECK(!sphy_scroller_wheel(scroller, vector, 0));
        CHECK(!sphy_scroller_touchpad(scroller, vector, 0));
        CHECK(!sphy_scroller_fling(scroller, vector, 0));
        CHECK(!sphy_scroller_scroll_to(scroller, vector, true, 0));
        CHECK(!sphy_scroller_adjust(scroller, vector, 0));
        CHECK(!sphy_scroller_insert_content(scroller, vector, 0));
        CHECK(!sphy_scroller_use_spans(scroller, NULL, 0, NULL, 0, vector, SPHY_LIMIT_NONE));
        lengths.y.content = wrong[index];
        CHECK(!sphy_scroller_set_extent(scroller, &lengths, 0));
        CHECK(!sphy_scroller_new(NULL, SPHY_AXES_BOTH, &lengths, NULL, &error) && error.status == SPHY_OUT_OF_RANGE);
        CHECK(!sphy_scroller_new(NULL, SPHY_AXES_BOTH, &extent, &vector, &error) && error.text[0]);
    }
    CHECK(!sphy_scroller_pointer_down(scroller, (sphy_pointer)7, down(0), 0));
    CHECK(!sphy_scroller_key(scroller, (sphy_key)99, false, 0));
    CHECK(!sphy_scroller_new(NULL, SPHY_AXES_NONE, &extent, NULL, &error) && error.status == SPHY_INVALID_ARGUMENT);
    CHECK(!sphy_scroller_new(NULL, SPHY_AXES_BOTH, NULL, NULL, &error) && error.status == SPHY_INVALID_ARGUMENT);
    CHECK(sphy_scroller_overscroll_limit(scroller, (sphy_axis)5) == 0);
    CHECK(sphy_scroller_offset(scroller, 0).y == 1000);
    CHECK(sphy_scroller_phase(scroller, 0) == SPHY_PHASE_IDLE);
    CHECK(!sphy_scroller_wheel(NULL, down(1), 0) && sphy_scroller_offset(NULL, 0).y == 0);
    CHECK(sphy_scroller_next_transition(NULL, 0) == SPHY_NEVER && !sphy_scroller_copy(NULL));
    sphy_scroller_free(scroller);
    sphy_scroller_free(NULL);
}

/* A fling from a moment of the caller's clock, seen at moments after it. */
static void check_clock(sphy_time zero, const double *expected) {
    sphy_scroller *scroller = list("gtk");
    int index;
    CHECK(sphy_scroller_fling(scroller, down(3000), zero));
    for (index = 0; index < 8; index++) {
        sphy_time time = zero + index * 100 * millisecond;
        sphy_scroller_advance(scroller, time);
        CHECK(sphy_scroller_offset(scroller, time).y == expected[index]);
    }
    CHECK(sphy_scroller_next_transition(scroller, zero) > zero);
    /* Anything may come next. */
    sphy_scroller_advance(scroller, INT64_MAX);
    sphy_scroller_advance(scroller, INT64_MIN);
    sphy_scroller_wheel(scroller, down(1), INT64_MAX);
    CHECK(isfinite(sphy_scroller_offset(scroller, INT64_MAX).y));
    CHECK(isfinite(sphy_scroller_offset(scroller, INT64_MIN).y));
    sphy_scroller_free(scroller);
}

static void check_clocks(void) {
    double expected[8];
    int index;
    sphy_scroller *scroller = list("gtk");
    sphy_scroller_fling(scroller, down(3000), 0);
    for (index = 0; index < 8; index++) expected[index] = sphy_scroller_offset(scroller, index * 100 * millisecond).y;
    CHECK(expected[7] > expected[1] && expected[1] > 1000);
    sphy_scroller_free(scroller);
    check_clock(0, expected);
    check_clock(-5 * second, expected);
    /* A hundred years, and both ends. */
    check_clock((sphy_time)3153600000 * second, expected);
    check_clock(INT64_MAX - second, expected);
    check_clock(INT64_MIN, expected);
}

static sphy_scroller *asked;
static int questions;
static bool to_hundreds(const sphy_projection *projection, sphy_vector *target, void *context) {
    questions += 1;
    CHECK(context == &questions && projection->cause == SPHY_CAUSE_FLING && projection->extent.y.content == 50000);
    /* The scroller is closed meanwhile. */
    CHECK(!sphy_scroller_wheel(asked, down(1), second) && !sphy_scroller_target(asked, NULL));
    sphy_scroller_free(asked);
    target->y = ceil(projection->projected.y / 100) * 100;
    return true;
}

static void check_targets(void) {
    sphy_span rows[500];
    sphy_vector target = {0, 0};
    sphy_scroller *scroller = list("uikit");
    int index;
    for (index = 0; index < 500; index++) {
        rows[index].start = 100.0 * (499 - index);
        rows[index].end = rows[index].start + 90;
    }
    CHECK(sphy_scroller_use_spans(scroller, NULL, 0, rows, 500, down(0), SPHY_LIMIT_NONE));
    sphy_scroller_fling(scroller, down(1234), 0);
    CHECK(sphy_scroller_target(scroller, &target) && fmod(target.y, 100) == 0 && target.y > 1000);
    CHECK(sphy_scroller_rests_on_target(scroller));
    rows[3].end = rows[3].start - 1;
    CHECK(!sphy_scroller_use_spans(scroller, NULL, 0, rows, 500, down(0), SPHY_LIMIT_NONE));
    CHECK(!sphy_scroller_use_spans(scroller, NULL, 0, NULL, 5, down(0), SPHY_LIMIT_NONE));
    CHECK(sphy_scroller_use_pages(scroller));
    sphy_scroller_fling(scroller, down(1234), second);
    CHECK(sphy_scroller_target(scroller, &target) && fmod(target.y, 600) == 0);
    asked = scroller;
    CHECK(sphy_scroller_use_callback(scroller, to_hundreds, &questions, false));
    CHECK(!sphy_scroller_use_callback(scroller, NULL, NULL, false));
    sphy_scroller_fling(scroller, down(777), 2 * second);
    CHECK(questions == 1 && sphy_scroller_target(scroller, &target) && fmod(target.y, 100) == 0);
    sphy_scroller_free(scroller);
}

static void check_nesting(void) {
    sphy_edge_meeting meeting = {0, 0, 0};
    sphy_scroller *scroller = list("gtk"), *copy;
    sphy_scroller_fling(scroller, down(-9000), second);
    CHECK(sphy_scroller_edge_meeting(scroller, SPHY_VERTICAL, &meeting));
    CHECK(meeting.time > second && meeting.time < 2 * second && meeting.edge == 0 && meeting.velocity < 0);
    CHECK(!sphy_scroller_take_edge_meeting(scroller, SPHY_VERTICAL, second, &meeting));
    copy = sphy_scroller_copy(scroller);
    CHECK(sphy_scroller_take_edge_meeting(scroller, SPHY_VERTICAL, meeting.time, &meeting));
    CHECK(!sphy_scroller_edge_meeting(scroller, SPHY_VERTICAL, &meeting));
    CHECK(sphy_scroller_edge_meeting(copy, SPHY_VERTICAL, NULL));
    CHECK(!sphy_scroller_can_scroll(copy, SPHY_VERTICAL, -1) && sphy_scroller_can_scroll(copy, SPHY_VERTICAL, 1));
    sphy_scroller_free(copy);
    sphy_scroller_pointer_down(scroller, SPHY_POINTER_TOUCH, down(100), 3 * second);
    CHECK(sphy_scroller_claims(scroller, down(50), 3 * second, false, false));
    CHECK(!sphy_scroller_claims(scroller, down(99), 3 * second, false, false));
    sphy_scroller_free(scroller);
}

/* A minute of everything that input may be, at every feel: allocates nothing once the library's tables are made. */
static void check_allocations(bool tables_are_made) {
    size_t feel;
    for (feel = 0; feel < sphy_builtin_feel_count(); feel++) {
        char name[32];
        sphy_scroller *scroller;
        int step, before;
        sphy_builtin_feel_name(feel, name, sizeof name);
        scroller = list(name);
        sphy_scroller_use_pages(scroller);
        before = allocations;
        for (step = 0; step < 6000; step++) {
            sphy_time time = step * 10 * millisecond;
            sphy_vector point = down(300 - (step % 30) * 9);
            sphy_scroller_advance(scroller, time);
            CHECK(isfinite(sphy_scroller_offset(scroller, time).y));
            switch (step / 30 % 8) {
            case 0:
                if (step % 30 == 0) sphy_scroller_pointer_down(scroller, SPHY_POINTER_TOUCH, point, time);
                else if (step % 30 < 9) sphy_scroller_pointer_move(scroller, point, time);
                else if (step % 30 == 9) sphy_scroller_pointer_up(scroller, &point, time);
                break;
            case 1: if (step % 7 == 0) sphy_scroller_wheel(scroller, down(step % 2 ? 1 : -0.25), time); break;
            case 2: if (step % 30 < 12) sphy_scroller_touchpad(scroller, down(8), time); break;
            case 3: if (step % 9 == 0) sphy_scroller_key(scroller, SPHY_KEY_PAGE_DOWN, false, time); break;
            case 4: if (step % 30 == 0) sphy_scroller_scroll_to(scroller, down(3000), true, time); break;
            case 5: if (step % 10 == 0) sphy_scroller_insert_content(scroller, down(40), time); break;
            case 6: if (step % 30 == 0) sphy_scroller_fling(scroller, down(-20000), time); break;
            default: break;
            }
        }
        CHECK(allocations == before || !tables_are_made);
        sphy_scroller_free(scroller);
    }
}

/* Chromium's content follows a pen from 20 points on, a finger from 15 on. */
static void check_pointers(void) {
    const sphy_pointer pointers[] = {SPHY_POINTER_TOUCH, SPHY_POINTER_PEN};
    size_t index;
    for (index = 0; index < 2; index++) {
        sphy_scroller *scroller = list("chromium");
        CHECK(sphy_scroller_pointer_down(scroller, pointers[index], down(400), 0));
        CHECK(sphy_scroller_pointer_move(scroller, down(382), second));
        CHECK(sphy_scroller_is_dragging(scroller) == (pointers[index] == SPHY_POINTER_TOUCH));
        CHECK(sphy_scroller_pointer_move(scroller, down(379), 2 * second));
        CHECK(fabs(sphy_scroller_offset(scroller, 2 * second).y - 1006) < 1e-9);
        sphy_scroller_free(scroller);
    }
}

int main(void) {
    check_texts();
    check_feels();
    check_numbers();
    check_pointers();
    check_clocks();
    check_targets();
    check_nesting();
    check_allocations(false);
    check_allocations(true);
    return failures ? 1 : 0;
}
