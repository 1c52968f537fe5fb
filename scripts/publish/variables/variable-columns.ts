import type { LocatedVariable } from '../../tables/shared/located-variables.ts'

/** Null if the site derives the text from the array. */
function ownMeaning({ row, position, meaning, isLocated }: LocatedVariable): string | null {
  const isElement = row.meaning === null && position !== null && position.array.meaning !== null
  return isElement && !isLocated ? null : meaning
}

const cells: Readonly<Record<string, (variable: LocatedVariable) => string | number | null>> = {
  type: ({ type }) => type,
  kind: ({ kind }) => kind,
  name: ({ row }) => row.name,
  meaning: ownMeaning,
  evidence: ({ row }) => row.evidence,
  doubt: ({ row }) => row.doubt,
  verified: ({ row }) => row.verified,
  range: ({ row }) => row.range,
  initial: ({ row }) => row.initial,
  seen: ({ row }) => row.seen,
  distinct: ({ row }) => row.distinct,
  usual: ({ row }) => row.usual,
  usualSaves: ({ row }) => row.usualSaves,
  check: ({ row }) => row.check,
  reads: ({ row }) => row.reads,
  writes: ({ row }) => row.writes,
  usedBy: ({ row }) => row.usedBy,
  furtherUsers: ({ row }) => row.furtherUsers,
}

/** The cells of the variables by column, without what is derived from number and array. */
export function variableColumns(
  variables: readonly LocatedVariable[],
): Readonly<Record<string, readonly unknown[]>> {
  return Object.fromEntries(Object.entries(cells).map(([column, pick]) => [column, variables.map(pick)]))
}
