import { beforeNul } from '#shared/text.ts'
import { type Checks, eachNeighbour, eachSave, eachStruct } from '../cases.ts'
import { clockParts, gameTime } from '../evidence-save.ts'
import { gangChecks } from './gangs.ts'
import { playerChecks } from './player.ts'
import { scriptChecks } from './scripts.ts'
import { statisticChecks } from './statistics.ts'
import { worldChecks } from './world.ts'

/** UTF-16 code units as a text up to its first 0. */
const unitsText = (units: readonly number[]) => beforeNul(String.fromCharCode(...units))

const never = 0xff_ff_ff_ff
/** Value of a byte that was not set. */
const notSet = 0xff
/** Kind of special presenter line if none is due. */
const noLine = 3
/** Hours for which each kind of special presenter line stays due. */
const linePauses: ReadonlyMap<number, number> = new Map([
  [1, 24],
  [2, 168],
])

/** Rules about names, messages and clocks of a save. */
const saveInfoChecks: Checks = {
  save_name: eachSave(save => (save.text('00.save_name') ?? '') !== ''),
  mission_name: eachSave(
    save => unitsText(save.numbers('00.save_name_code_units')) === save.text('16.last_mission_key'),
  ),
  last_mission: eachSave(save => /^([A-Z][A-Z0-9_]*)?$/.test(save.text('16.last_mission_key') ?? '?')),
  // Text keys of past messages end with their length or a 00.
  message_keys: eachStruct('28.briefs', ({ key }) => /^[\dA-Z_@]*\0?$/.test(String(key))),
  last_passed: eachSave(save => {
    const time = save.number('01.last_mission_passed_ms')
    return time === never || time <= gameTime(save)
  }),
  computer_clock: eachNeighbour((before, after) => {
    const differing = clockParts.find(path => before.number(path) !== after.number(path))
    return differing === undefined || before.number(differing) < after.number(differing)
  }),
  news_times: eachSave(save => save.numbers('26.news_hour').every(hour => hour === notSet || hour < 24)),
  news_days: eachSave(save =>
    save.numbers('26.news_day').every(day => day === notSet || (day >= 1 && day <= 31)),
  ),
  presenter_lines: eachSave(save => {
    const pending = save.number('26.talk_pending')
    return pending === noLine || linePauses.get(pending) === save.number('26.news_pause_hours')
  }),
}

/** The rules of evidence-rules.csv with the relation `check`, by name. */
export const checks: Checks = {
  ...gangChecks,
  ...playerChecks,
  ...saveInfoChecks,
  ...scriptChecks,
  ...statisticChecks,
  ...worldChecks,
}
