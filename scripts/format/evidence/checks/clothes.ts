import { crc32 } from 'node:zlib'
import { type Check, numbersAt } from './read.ts'

/** File names of clothes and tattoos in the game, by field; names of tattoos begin with the number of their part. */
const names: Readonly<Record<string, string>> = {
  model_hands: 'hands',
  model_necklace: 'neck neck2',
  model_watch: 'watch',
  model_glasses: 'glasses01 glasses03 glasses04 grouchos zorromask eyepatch bandmask',
  model_hat: `bandana bandknots beret bikerhelmet boater bowler boxingcap cap capback capknit capovereye
    caprimup capside captruck cowboy hatmanc helmet hockeymask moto skullycap trilby`,
  model_special: 'balaclava countrytr garagetr gimpleg medictr pimptr policetr valet',
  texture_tattoo_lower_left_arm: '4rip 4spider 4weed',
  texture_tattoo_upper_left_arm: '5cross 5cross2 5cross3 5gun',
  texture_tattoo_upper_right_arm: '6africa 6aztec 6clown 6crown',
  texture_tattoo_lower_right_arm: '7cross 7cross2 7cross3 7mary',
  texture_tattoo_back: '8gun 8poker 8sa 8sa2 8sa3 8santos 8westside',
  texture_tattoo_left_chest: '9bullet 9crown 9gun 9gun2 9homeboy 9rasta',
  texture_tattoo_right_chest: '10ls 10ls2 10ls3 10ls4 10ls5 10og 10weed',
  texture_tattoo_stomach: '11dice 11dice2 11godsgift 11grove 11grove2 11grove3 11jail',
  texture_tattoo_lower_back: '12angels 12bandit 12cross7 12dagger 12mayabird 12mayaface',
  texture_necklace: `dogtag neckafrica neckcross neckdollar neckgold neckhash neckls neckropeg neckropes necksaints
    necksilver stopwatch`,
  texture_watch: `watchcro watchcro2 watchgno watchgno2 watchpink watchpro watchpro2 watchsub1 watchsub2
    watchyellow watchzip1 watchzip2`,
  texture_glasses: `eyepatch glasses01 glasses01dark glasses03 glasses03blue glasses03dark glasses03red glasses04
    glasses04dark glasses05 glasses05dark groucho zorro bandred3 bandblue3 bandgang3 bandblack3`,
  texture_hat: `bandred bandblue bandgang bandblack bandred2 bandblue2 bandgang2 bandblack2 beretblk beretred
    bikerhelmet boater boaterblk bowler bowlerblue bowlergang bowlerred bowleryellow boxingcap
    capgang capgangback capgangside capgangover capgangup capred capredback capredside capredover
    capredup capblue capblueback capblueside capblueover capblueup capzip capzipback capzipside
    capzipover capzipup capblk capblkback capblkside capblkover capblkup capknitgrn captruck cowboy
    hatmancblk hatmancplaid hattiger helmet hockey moto skullyblk skullygrn trilbydrk trilbylght`,
  texture_special: 'balaclava countrytr croupier garageleg gimpleg medictr pimptr policetr valet',
}

/** CRC-32 of the upper-case name, without the final inversion. */
const keyOf = (name: string) => ~crc32(name.toUpperCase()) >>> 0

/** Checks that what the player wears is a file of the game for that part of the body. */
export const clothesNames: Check = function* cases(saves) {
  for (const [field, list] of Object.entries(names)) {
    const known = new Set([0, ...list.split(/\s+/).map(keyOf)])
    for (const save of saves) {
      for (const value of numbersAt(save, `02.players.clothes.${field}`)) {
        yield { where: `${save.name}: ${field} ${value}`, holds: known.has(value) }
      }
    }
  }
}
