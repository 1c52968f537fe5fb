import { crc32 } from 'node:zlib'
import { type Check, numbersAt } from './read.ts'

/** File names of clothes and tattoos in the game, by field; numbers of tattoos are those of their part. */
const names: Readonly<Record<string, string>> = {
  model_hands: 'hands',
  model_necklace: 'neck neck2',
  model_watch: 'watch',
  model_glasses: 'glasses01 glasses03 glasses04 grouchos eyepatch',
  model_hat: 'bandana cap capknit',
  model_special: 'medictr',
  texture_tattoo_lower_left_arm: '4rip 4weed',
  texture_tattoo_upper_left_arm: '5gun 5cross2',
  texture_tattoo_upper_right_arm: '6africa 6clown 6aztec',
  texture_tattoo_lower_right_arm: '7cross3',
  texture_tattoo_back: '8sa 8sa2 8sa3 8santos',
  texture_tattoo_left_chest: '9bullet 9rasta 9gun',
  texture_tattoo_right_chest: '10ls4 10ls5 10weed',
  texture_tattoo_stomach: '11grove2 11grove3 11godsgift',
  texture_tattoo_lower_back: '12angels 12dagger 12mayabird 12mayaface',
  texture_necklace: 'neckls dogtag neckgold necksilver',
  texture_watch: 'watchzip1 watchzip2 watchsub1 watchcro watchpink watchyellow watchpro2 watchgno2',
  texture_glasses: 'groucho glasses03blue eyepatch glasses04dark glasses01 glasses04',
  texture_hat: 'bandgang capgang capzip capknitgrn capblue',
  texture_special: 'medictr',
}

/** CRC-32 of the upper-case name, without the final inversion. */
const keyOf = (name: string) => ~crc32(name.toUpperCase()) >>> 0

/** Checks that what the player wears is a file of the game for that part of the body. */
export const clothesNames: Check = function* cases(saves) {
  for (const [field, list] of Object.entries(names)) {
    const known = new Set([0, ...list.split(' ').map(keyOf)])
    for (const save of saves) {
      for (const value of numbersAt(save, `02.players.clothes.${field}`)) {
        yield { where: `${save.name}: ${field} ${value}`, holds: known.has(value) }
      }
    }
  }
}
