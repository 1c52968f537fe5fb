import type { Problem } from '../../problem.ts'
import type { Source } from '../table.ts'

/** A rule that holds between tables. */
export type CrossCheck = (source: Source) => readonly Problem[]
