/* Prints what a feel file sets, or what is wrong with it. */
#include <scroll_physics.h>
#include <stdio.h>
#include <string.h>

int main(int count, char **arguments) {
    static char json[2000000];
    size_t length, index;
    sphy_error error;
    sphy_feel *feel;
    FILE *file = count > 1 ? fopen(arguments[1], "rb") : NULL;
    if (!file) return 2;
    length = fread(json, 1, sizeof json, file);
    fclose(file);
    feel = sphy_feel_from_json(json, length, "a file", &error);
    if (!feel) {
        printf("%d %s\n", (int)error.status, error.text);
        return 1;
    }
    for (index = 0; index < sphy_number_count(); index++) {
        char id[64];
        double value = 0;
        sphy_number_text(index, SPHY_TEXT_ID, id, sizeof id);
        sphy_feel_get_number(feel, id, &value, NULL);
        printf("%s %a\n", id, value);
    }
    for (index = 0; index < sphy_choice_count(); index++) {
        char id[64], option[64];
        sphy_choice_text(index, SPHY_TEXT_ID, id, sizeof id);
        sphy_feel_get_choice(feel, id, option, sizeof option);
        printf("%s %s\n", id, option);
    }
    sphy_feel_free(feel);
    return 0;
}
