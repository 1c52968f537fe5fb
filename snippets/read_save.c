#include <stdio.h>
#include "gtasa-save.h"

static unsigned char save[GTASA_SAVE_SIZE];

int main(void) {
    FILE *file = fopen("GTASAsf1.b", "rb");
    if (file == NULL || fread(save, sizeof save, 1, file) != 1) return 1;
    gtasa_block_15 *info = (void *)(save + gtasa_block_offset(save, 15));
    /* Block 02 begins with the number of players, a uint32_t. */
    const gtasa_player *player = (const void *)(save + gtasa_block_offset(save, 2) + sizeof(uint32_t));
    printf("money %d\n", info->money);
    printf("position %f %f %f\n", player->position.x, player->position.y, player->position.z);
    /* To change it: info->money = 1000000; gtasa_fix_checksum(save); then write the file. */
    return fclose(file);
}
