#include <stdio.h>
#include <string.h>
#include "gtasa-save.h"

static unsigned char save[GTASA_SAVE_SIZE];

/* The first byte of a block: it is after marker number + 1. */
static const void *block(int number) {
    const unsigned char *at = save;
    while (memcmp(at, GTASA_SAVE_MARKER, GTASA_SAVE_MARKER_SIZE) != 0 || number-- > 0) at++;
    return at + GTASA_SAVE_MARKER_SIZE;
}

int main(void) {
    FILE *file = fopen("GTASAsf1.b", "rb");
    if (file == NULL || fread(save, sizeof save, 1, file) != 1) return 1;
    const gtasa_block_15 *info = block(15);
    /* Block 02 begins with the number of players, a uint32_t. */
    const gtasa_player *player = (const void *)((const char *)block(2) + sizeof(uint32_t));
    printf("money %d\n", info->money);
    printf("position %f %f %f\n", player->position.x, player->position.y, player->position.z);
    return fclose(file);
}
