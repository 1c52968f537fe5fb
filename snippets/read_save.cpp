#include <fstream>
#include <iostream>
#include "gtasa_save.h"

int main() {
    std::ifstream file("GTASAsf1.b", std::ifstream::binary);
    kaitai::kstream stream(&file);
    gtasa_save_t save(&stream);
    gtasa_save_t::vec3_t *position = save.pools()->players()->at(0)->position();
    std::cout << "money " << save.player_info()->money() << "\n";
    std::cout << "position " << position->x() << " " << position->y() << " " << position->z() << "\n";
}
