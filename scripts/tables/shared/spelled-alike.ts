import { type CrossCheck, type Problem, problemAt, type ReadRow, type Source } from '../../csv/declare.ts'

/** A name and an internal name with the same meaning. */
export interface Naming {
  readonly row: Pick<ReadRow, 'positionOf'>
  /** Property of the name. */
  readonly property: string
  readonly name: string
  readonly code: string
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Names of model files have at most eight letters: landstal. */
const longestFileName = 8

/** Whether an internal name may be that of a name: one contains the other, or both begin alike, as file names do. */
function mayMean(code: string, name: string): boolean {
  const [letters, wanted] = [lettersOf(code), lettersOf(name)]
  const isFileName = letters.length <= longestFileName
  return (
    letters.includes(wanted) ||
    wanted.includes(letters) ||
    (isFileName && letters.slice(0, 6) === wanted.slice(0, 6))
  )
}

/** Names next to the internal name of another row, while that row has a name of a different spelling. */
export function exchangedNames(namings: readonly Naming[]): readonly Problem[] {
  const byCode = new Map(namings.map(naming => [lettersOf(naming.code), naming]))
  return namings.flatMap(({ row, property, name, code }) => {
    if (mayMean(code, name)) return []
    const letters = lettersOf(name)
    const owner = byCode.get(letters) ?? byCode.get(letters.slice(0, longestFileName))
    if (owner === undefined || owner.name === name || mayMean(owner.code, owner.name)) return []
    const { file, line } = owner.row.positionOf(owner.property)
    return [
      problemAt(row, property, {
        rule: `is the name of ${owner.code}, called ${owner.name} in line ${line} of ${file}; this row is ${code}`,
        allowed: `the name of ${code}`,
        fix: 'correct the two names',
      }),
    ]
  })
}

/** Each name is in the row of the internal name that resembles it; rows without an internal name are not compared. */
export function spelledAs<Property extends string, Row extends Readonly<Record<Property, string>>>(
  property: Property,
  codeOf: (row: Row, source: Source) => string | null | undefined,
): CrossCheck<Row> {
  return ({ soundRows }, source) =>
    exchangedNames(
      soundRows.flatMap(row => {
        const code = codeOf(row.values, source) ?? null
        return code === null ? [] : [{ row, property, name: row.values[property], code }]
      }),
    )
}
