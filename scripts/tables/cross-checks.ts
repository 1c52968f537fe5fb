import type { Problem } from '../csv/problem.ts'
import type { Source } from './table.ts'

export const crossChecks: readonly ((source: Source) => readonly Problem[])[] = []
