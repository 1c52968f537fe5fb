import { describe, expect, it } from 'vitest'
import { statistics } from '../../../../scripts/tables/blocks/16-statistics.ts'
import { realSource } from '../../support/sources.ts'
import { isWhole } from '../support.ts'
import { gameSaves } from './saves.ts'

/** Its weapon skills are ten times what the game gives. */
const editedSkills = '35da8175-outside-4.b'

describe.skipIf(!isWhole)('the statistics', () => {
  it('are within their limits, or constant, in all natural saves', () => {
    const saves = gameSaves.filter(({ name }) => !name.endsWith(editedSkills))
    const broken = statistics.rows(realSource).flatMap(({ id, minimum, maximum, constant }) => {
      const values = saves.map(save => save.statistic(id))
      const wrong = values.filter(
        value => value < (minimum ?? value) || value > (maximum ?? value) || value !== (constant ?? value),
      )
      return wrong.map(value => `${id} is ${value}`)
    })
    expect(broken).toEqual([])
  })
})
