import type { ResolvedVariable } from '../tables/variables/resolved-variable.ts'
import { variableEvidence, variableKind, variableType } from '../tables/variables/variable-kinds.ts'

/** Between the cells of a column; no cell may hold it. */
const separator = '|'

/** Letters that stand for the words of a choice, in their order; a space stands for none. */
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

function letterFor(words: readonly string[] | null, word: string | null): string {
  return word === null ? ' ' : (letters[words?.indexOf(word) ?? -1] ?? ' ')
}

/** `only 0` as `0`, `one of 0 1` as `0 1`, `from 0 to 90` as `0~90`. */
function shortSeen(seen: string): string {
  return seen.replace(/^(only|one of) /, '').replace(/^from (\S+) to (\S+)$/, '$1~$2')
}

/** An element that is described by its array alone leaves its text to the reader. */
function ownMeaning({ row, place, meaning }: ResolvedVariable): string {
  return row.meaning === null && place !== null && place.array.meaning !== null ? '' : meaning
}

const cells = {
  name: ({ row }: ResolvedVariable) => row.name,
  meaning: ownMeaning,
  range: ({ row }: ResolvedVariable) => row.range?.replace(/^from (\S+) to (\S+)$/, '$1~$2') ?? null,
  initial: ({ row }: ResolvedVariable) => row.initial,
  seen: ({ row }: ResolvedVariable) => row.seen && shortSeen(row.seen),
  distinct: ({ row }: ResolvedVariable) => row.distinct,
  usual: ({ row }: ResolvedVariable) => row.usual,
  usualSaves: ({ row }: ResolvedVariable) => row.usualSaves,
  check: ({ row }: ResolvedVariable) => row.check,
  reads: ({ row }: ResolvedVariable) => row.reads || null,
  writes: ({ row }: ResolvedVariable) => row.writes || null,
  usedBy: ({ row }: ResolvedVariable) => row.usedBy,
  furtherUsers: ({ row }: ResolvedVariable) => row.furtherUsers,
}

const choices = {
  type: ({ type }: ResolvedVariable) => letterFor(variableType.choices, type),
  kind: ({ kind }: ResolvedVariable) => letterFor(variableKind.choices, kind),
  evidence: ({ row }: ResolvedVariable) => letterFor(variableEvidence.choices, row.evidence),
  doubt: ({ row }: ResolvedVariable) => (row.doubt === null ? ' ' : 'a'),
}

/**
 * The variables column by column: one text per column with its cells between bars, one letter per cell for choices.
 * Half the size of rows, compressed.
 * @throws when a cell holds a bar
 */
export function variableColumns(variables: readonly ResolvedVariable[]): Readonly<Record<string, string>> {
  const joined = Object.entries(cells).map(([column, pick]) => {
    const texts = variables.map(variable => String(pick(variable) ?? ''))
    const wrong = texts.find(text => text.includes(separator))
    if (wrong !== undefined) throw new Error(`a cell of ${column} holds ${separator}: ${wrong}`)
    return [column, texts.join(separator)]
  })
  const lettered = Object.entries(choices).map(([column, pick]) => [column, variables.map(pick).join('')])
  return Object.fromEntries([...joined, ...lettered])
}
