import type { Check } from '../cases.ts'
import { gangChecks } from './gangs.ts'
import { playerChecks } from './player.ts'
import { saveInfoChecks } from './save-info.ts'
import { scriptChecks } from './scripts.ts'
import { statisticChecks } from './statistics.ts'
import { worldChecks } from './world.ts'

/** The rules of evidence-rules.csv with the relation `check`, by name. */
export const checks: Readonly<Record<string, Check>> = {
  ...gangChecks,
  ...playerChecks,
  ...saveInfoChecks,
  ...scriptChecks,
  ...statisticChecks,
  ...worldChecks,
}
