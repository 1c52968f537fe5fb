import { type Check, eachNeighbour, eachSave, eachStruct, numberAt, numbersAt } from './read.ts'

const minuteMs = 60_000
/** Longest time until a pickup or parked car returns. */
const longestMs = 30 * minuteMs
const never = 0xff_ff_ff_ff

/** A rule that times in a list are at most so far after the game time. */
const within = (block: string, list: string, field: string, ms: number): Check =>
  eachStruct(block, list, (struct, save) => Number(struct[field]) <= numberAt(save, '00.game_time_ms') + ms)

export const wakeTimes: Check = within('01', 'scripts', 'wake_time', minuteMs)
export const pickupTimes: Check = within('06', 'pickups', 'regenerate_ms', longestMs)
export const parkedCarTimes: Check = within('12', 'cars', 'next_ms', longestMs)

export const lastPassed: Check = eachSave(save => {
  const time = numberAt(save, '01.last_mission_passed_ms')
  return time === never || time <= numberAt(save, '00.game_time_ms')
})

const clock = ['year', 'month', 'day', 'hour', 'minute', 'second'].map(part => `00.saved_at.${part}`)

export const computerClock: Check = eachNeighbour((before, after) => {
  const differing = clock.find(path => numberAt(before, path) !== numberAt(after, path))
  return differing === undefined || numberAt(before, differing) < numberAt(after, differing)
})

/** Value of a byte that was not set. */
const notSet = 0xff

export const newsTimes: Check = eachSave(save =>
  numbersAt(save, '26.news_hour').every(hour => hour === notSet || hour < 24),
)

export const newsDays: Check = eachSave(save =>
  numbersAt(save, '26.news_day').every(day => day === notSet || (day >= 1 && day <= 31)),
)
