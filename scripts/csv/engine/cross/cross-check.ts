import type { Problem } from '../../problem.ts'
import type { Source } from '../table.ts'

/** A rule between tables. */
export type CrossCheck = (source: Source) => readonly Problem[]
