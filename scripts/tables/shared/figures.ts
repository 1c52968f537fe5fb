import { isForPlatform } from '#shared/format-types.ts'
import { eachRowAcross, memoizeBy, nearest, type Source } from '../../csv/declare.ts'
import { blocksTable } from '../format/blocks.ts'
import { fileTable } from '../format/file.ts'
import { resolveVariables } from './script-variables.ts'

const rowCount = (source: Source, name: string) => source.csv(`data-csv/${name}`).rows.length - 1

/** What texts can count: numeric facts of file.csv, blocks and their markers, and the script variables. */
export const figuresOf = memoizeBy((source: Source): ReadonlyMap<string, number> => {
  const facts = fileTable
    .rows(source)
    .flatMap(({ name, value, mobileValue }) => [
      [name, Number(value)] as const,
      [`mobile_${name}`, Number(mobileValue ?? Number.NaN)] as const,
    ])
  const variables = resolveVariables(source)
  const blocks = blocksTable.rows(source).filter(isForPlatform('pc')).length
  const leftovers = rowCount(source, 'format/leftovers.csv') // whose own texts name figures
  const named = variables.filter(({ name }) => name !== null).length
  const unused = variables.filter(({ type }) => type === 'unused').length
  const verified = variables.filter(({ row }) => row.evidence === 'verified').length
  return new Map([
    ...facts.filter(([, value]) => Number.isInteger(value)),
    ['blocks', blocks],
    ['leftover_markers', leftovers],
    ['markers', blocks + leftovers],
    ['variables', variables.length],
    ['named_variables', named],
    ['unnamed_variables', variables.length - named],
    ['unused_variables', unused],
    ['verified_variables', verified],
  ])
})

const placeholder = /\{([^}]*)\}/g

/** Number of rows for `{missions.csv}`, otherwise a figure. */
function figureOf(source: Source, name: string): number | undefined {
  const isTable = name.endsWith('.csv')
  return isTable ? rowCount(source, name) : figuresOf(source).get(name)
}

/** Replaces the figures in braces in the texts of a row: `{measured_files} real saves`. */
export function fillFigures<Row extends object>(row: Row, source: Source): Row {
  const cells = Object.entries(row).map(([property, value]) => {
    const isText = typeof value === 'string' && value.includes('{')
    return [property, isText ? fillText(value, source) : value]
  })
  return Object.assign({}, row, Object.fromEntries(cells))
}

const fillText = (text: string, source: Source) =>
  text.replace(placeholder, (whole, name: string) => figureOf(source, name)?.toLocaleString('en-US') ?? whole)

/** All figures in braces exist. */
export const figuresExist = eachRowAcross<object>(
  source => row =>
    Object.entries(row).flatMap(([property, value]) => {
      const names =
        typeof value === 'string' ? [...value.matchAll(placeholder)].map(([, name = '']) => name) : []
      return names
        .filter(name => !((figureOf(source, name) ?? 0) > 0))
        .map(name => {
          const known = [...figuresOf(source).keys()]
          const near = nearest(name, known)
          return {
            property,
            rule: `names an unknown figure: ${name}`,
            allowed: `a table such as missions.csv, or ${known.join(', ')}`,
            fix: near === null ? 'correct the name' : `write {${near}}`,
          }
        })
    }),
)
