/*
 * A list of 10,000 rows that scrolls with a given feel, with SDL 2 and libscrollphysics.
 *
 *     list [FEEL | FILE.json]             opens a window
 *     list --play EVENTS [FEEL | FILE]    plays a file of events without a window and prints t,x,y,vx,vy,phase, 100 times a second
 */
#include <SDL.h>
#include <math.h>
#include <scroll_physics.h>
#include <stdio.h>
#include <string.h>

enum { ROWS = 10000, ROW_HEIGHT = 48 };

struct list {
    sphy_scroller *scroller;
    int width, height;
    /** The time of SDL's millisecond zero. */
    sphy_time origin;
    /** Until this time fractions of notches come from a touchpad. */
    sphy_time stroke_end;
};

static const sphy_time millisecond = 1000000;

static sphy_extent extent(const struct list *list) {
    sphy_extent extent = {{list->width, list->width, 0, 0, 0}, {list->height, ROWS * ROW_HEIGHT, 0, 0, 0}};
    extent.x.pixel = extent.y.pixel = 1;
    return extent;
}

/* ---- Input ---- */

/** SDL 2 does not distinguish touchpads from wheels. Notches are whole numbers, and a touchpad's stroke has no pauses. */
static void turn(struct list *list, const SDL_MouseWheelEvent *event, sphy_time time) {
    double direction = event->direction == SDL_MOUSEWHEEL_FLIPPED ? -1 : 1;
    /* SDL's y is positive away from the user. */
    sphy_vector delta = {event->preciseX * direction, event->preciseY * -direction};
    bool is_whole = delta.x == floor(delta.x) && delta.y == floor(delta.y);
    if (is_whole && time > list->stroke_end) {
        sphy_scroller_wheel(list->scroller, delta, time);
    } else {
        /* Compositors count ten points of finger movement as one notch. */
        delta.x *= 10;
        delta.y *= 10;
        sphy_scroller_touchpad(list->scroller, delta, time);
        list->stroke_end = time + 100 * millisecond;
    }
}

static void press(struct list *list, const SDL_KeyboardEvent *event, sphy_time time) {
    static const struct { SDL_Keycode code; sphy_key key; } keys[] = {
        {SDLK_UP, SPHY_KEY_UP}, {SDLK_DOWN, SPHY_KEY_DOWN}, {SDLK_PAGEUP, SPHY_KEY_PAGE_UP},
        {SDLK_PAGEDOWN, SPHY_KEY_PAGE_DOWN}, {SDLK_HOME, SPHY_KEY_HOME}, {SDLK_END, SPHY_KEY_END},
        {SDLK_SPACE, SPHY_KEY_SPACE},
    };
    size_t index;
    for (index = 0; index < sizeof keys / sizeof *keys; index++)
        if (keys[index].code == event->keysym.sym)
            sphy_scroller_key(list->scroller, keys[index].key, (event->keysym.mod & KMOD_SHIFT) != 0, time);
}

/** Handles an event. Returns false after the window was closed. */
static bool handle(struct list *list, const SDL_Event *event) {
    sphy_time time = list->origin + event->common.timestamp * millisecond;
    sphy_vector mouse = {event->motion.x, event->motion.y};
    sphy_vector finger = {event->tfinger.x * list->width, event->tfinger.y * list->height};
    switch (event->type) {
    case SDL_QUIT: return false;
    case SDL_MOUSEWHEEL: turn(list, &event->wheel, time); break;
    case SDL_KEYDOWN: press(list, &event->key, time); break;
    case SDL_FINGERDOWN: sphy_scroller_pointer_down(list->scroller, SPHY_POINTER_TOUCH, finger, time); break;
    case SDL_FINGERMOTION: sphy_scroller_pointer_move(list->scroller, finger, time); break;
    case SDL_FINGERUP: sphy_scroller_pointer_up(list->scroller, &finger, time); break;
    case SDL_MOUSEMOTION:
        if (event->motion.which != SDL_TOUCH_MOUSEID && event->motion.state & SDL_BUTTON_LMASK)
            sphy_scroller_pointer_move(list->scroller, mouse, time);
        break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: {
        sphy_vector position = {event->button.x, event->button.y};
        if (event->button.which == SDL_TOUCH_MOUSEID || event->button.button != SDL_BUTTON_LEFT) break;
        if (event->type == SDL_MOUSEBUTTONUP) sphy_scroller_pointer_up(list->scroller, &position, time);
        else sphy_scroller_pointer_down(list->scroller, SPHY_POINTER_MOUSE, position, time);
        break;
    }
    case SDL_WINDOWEVENT:
        if (event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED) {
            sphy_extent lengths;
            list->width = event->window.data1;
            list->height = event->window.data2;
            lengths = extent(list);
            sphy_scroller_set_extent(list->scroller, &lengths, time);
        }
        break;
    default: break;
    }
    return true;
}

/* ---- Drawing ---- */

/** Draws a number with dots, three by five for each digit. */
static void draw_number(SDL_Renderer *renderer, int number, float x, float y) {
    static const int digits[] = {31599, 11415, 29671, 29647, 23497, 31183, 31215, 29257, 31727, 31695};
    char text[12];
    int index, dot;
    SDL_SetRenderDrawColor(renderer, 70, 70, 78, 255);
    snprintf(text, sizeof text, "%d", number);
    for (index = 0; text[index]; index++, x += 14)
        for (dot = 0; dot < 15; dot++)
            if (digits[text[index] - '0'] >> (14 - dot) & 1) {
                SDL_FRect square = {x + dot % 3 * 3.5f, y + dot / 3 * 3.5f, 3, 3};
                SDL_RenderFillRectF(renderer, &square);
            }
}

static void draw(SDL_Renderer *renderer, const struct list *list, double offset) {
    int row = (int)floor(offset / ROW_HEIGHT), last = (int)floor((offset + list->height) / ROW_HEIGHT);
    SDL_SetRenderDrawColor(renderer, 236, 236, 240, 255);
    SDL_RenderClear(renderer);
    for (row = row < 0 ? 0 : row; row <= last && row < ROWS; row++) {
        float y = (float)(row * (double)ROW_HEIGHT - offset);
        SDL_FRect card = {8, y + 3, (float)list->width - 16, ROW_HEIGHT - 6}, mark = {16, y + 11, 26, 26};
        SDL_SetRenderDrawColor(renderer, 255, 255, 255, 255);
        SDL_RenderFillRectF(renderer, &card);
        SDL_SetRenderDrawColor(
            renderer, (Uint8)(90 + row * 37 % 140), (Uint8)(90 + row * 71 % 140), (Uint8)(120 + row * 13 % 110), 255);
        SDL_RenderFillRectF(renderer, &mark);
        draw_number(renderer, row + 1, 58, y + 15);
    }
    SDL_RenderPresent(renderer);
}

/* ---- The window ---- */

static sphy_time now(void) {
    Uint64 count = SDL_GetPerformanceCounter(), frequency = SDL_GetPerformanceFrequency();
    return (sphy_time)(count / frequency * 1000000000 + count % frequency * 1000000000 / frequency);
}

/** Returns the milliseconds until the next event that is not input: 0 while content moves, -1 for never. */
static int patience(const struct list *list, sphy_time time) {
    sphy_time next = sphy_scroller_next_transition(list->scroller, time);
    if (sphy_scroller_is_moving(list->scroller, time)) return 0;
    return next == SPHY_NEVER ? -1 : (int)((next - time) / millisecond) + 1;
}

static int run(struct list *list) {
    SDL_Window *window;
    SDL_Renderer *renderer;
    SDL_Event event;
    bool is_open = true;
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return fprintf(stderr, "list: %s\n", SDL_GetError()), 1;
    window = SDL_CreateWindow(
        "10,000 rows", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, list->width, list->height,
        SDL_WINDOW_RESIZABLE);
    renderer = window ? SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC) : NULL;
    if (!renderer) return fprintf(stderr, "list: %s\n", SDL_GetError()), 1;
    list->origin = now() - (sphy_time)SDL_GetTicks64() * millisecond;
    while (is_open) {
        sphy_time time = now();
        sphy_scroller_advance(list->scroller, time);
        draw(renderer, list, sphy_scroller_offset(list->scroller, time).y);
        /* While nothing moves, nothing is drawn and the process sleeps. */
        if (SDL_WaitEventTimeout(&event, patience(list, time)))
            do is_open = handle(list, &event) && is_open;
            while (SDL_PollEvent(&event));
    }
    SDL_DestroyRenderer(renderer);
    SDL_DestroyWindow(window);
    SDL_Quit();
    return 0;
}

/* ---- Events from a file ---- */

/** A line such as '120 wheel 0 -1', '30 down 100 300' or '7 key 0 1073741902': milliseconds, kind, and two numbers. */
static bool parse(const struct list *list, const char *line, SDL_Event *event) {
    unsigned int time;
    char kind[16];
    double x, y;
    memset(event, 0, sizeof *event);
    if (sscanf(line, "%u %15s %lf %lf", &time, kind, &x, &y) != 4) return false;
    event->type = strcmp(kind, "wheel") == 0 ? SDL_MOUSEWHEEL
                : strcmp(kind, "key") == 0   ? SDL_KEYDOWN
                : strcmp(kind, "down") == 0  ? SDL_FINGERDOWN
                : strcmp(kind, "move") == 0  ? SDL_FINGERMOTION
                                             : SDL_FINGERUP;
    event->common.timestamp = time;
    if (event->type == SDL_MOUSEWHEEL) {
        event->wheel.preciseX = (float)x;
        event->wheel.preciseY = (float)y;
    } else if (event->type == SDL_KEYDOWN) {
        event->key.keysym.sym = (SDL_Keycode)y;
    } else {
        event->tfinger.x = (float)(x / list->width);
        event->tfinger.y = (float)(y / list->height);
    }
    return true;
}

static int play(struct list *list, const char *path) {
    static const char *const phases[] = {"idle", "tracking", "interacting", "decelerating", "animating"};
    FILE *file = fopen(path, "r");
    char line[128];
    SDL_Event event;
    sphy_time time = 0;
    bool is_left;
    if (!file) return fprintf(stderr, "list: %s cannot be read\n", path), 1;
    is_left = fgets(line, sizeof line, file) && parse(list, line, &event);
    for (;; time += 10 * millisecond) {
        sphy_vector offset, velocity;
        while (is_left && event.common.timestamp * millisecond <= time) {
            handle(list, &event);
            is_left = fgets(line, sizeof line, file) && parse(list, line, &event);
        }
        sphy_scroller_advance(list->scroller, time);
        offset = sphy_scroller_offset(list->scroller, time);
        velocity = sphy_scroller_velocity(list->scroller, time);
        printf("%.17g,%.17g,%.17g,%.17g,%.17g,%s\n", time / 1e9, offset.x, offset.y, velocity.x, velocity.y,
            phases[sphy_scroller_phase(list->scroller, time)]);
        if (!is_left && !sphy_scroller_is_moving(list->scroller, time)
            && sphy_scroller_next_transition(list->scroller, time) == SPHY_NEVER) break;
    }
    fclose(file);
    return 0;
}

/* ---- The feel ---- */

/** Returns the feel of that name or in that file. */
static sphy_feel *read_feel(const char *argument, sphy_error *error) {
    static char json[1000001];
    size_t length;
    FILE *file;
    if (!strstr(argument, ".json")) return sphy_feel_named(argument, error);
    file = fopen(argument, "rb");
    if (!file) {
        snprintf(error->text, sizeof error->text, "%s cannot be read", argument);
        return NULL;
    }
    length = fread(json, 1, sizeof json, file);
    fclose(file);
    return sphy_feel_from_json(json, length, argument, error);
}

int main(int count, char **arguments) {
    struct list list = {NULL, 480, 720, 0, INT64_MIN};
    bool plays = count > 2 && strcmp(arguments[1], "--play") == 0;
    const char *name = count > (plays ? 3 : 1) ? arguments[plays ? 3 : 1] : "uikit";
    sphy_extent lengths = extent(&list);
    sphy_error error;
    sphy_feel *feel = read_feel(name, &error);
    int status;
    if (!feel) return fprintf(stderr, "list: %s\n", error.text), 1;
    list.scroller = sphy_scroller_new(feel, SPHY_AXES_VERTICAL, &lengths, NULL, &error);
    sphy_feel_free(feel);
    if (!list.scroller) return fprintf(stderr, "list: %s\n", error.text), 1;
    status = plays ? play(&list, arguments[2]) : run(&list);
    sphy_scroller_free(list.scroller);
    return status;
}
