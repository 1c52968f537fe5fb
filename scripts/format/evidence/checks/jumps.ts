import { type Check, eachSave, listAt, numberAt, numbersAt } from './read.ts'

/** Checks the padding of stunt jumps. */
export const jumpLeftover: Check = eachSave(save => {
  const filled = numbersAt(save, '24.jumps.filler_42').filter(value => value !== 0)
  return save.leaves('24.jumps.filler_42')?.length === 0 ? null : filled.length <= 1
})

/** Checks that the statistics of stunt jumps count the jumps. */
export const jumpsCounted: Check = eachSave(save => {
  const jumps = listAt(save, '24', 'jumps')
  if (jumps.length === 0) return null
  return (
    numberAt(save, '16.int_stats[unique_jumps_found]') === jumps.filter(({ found }) => found === 1).length &&
    numberAt(save, '16.int_stats[unique_jumps_done]') === jumps.filter(({ done }) => done === 1).length
  )
})
