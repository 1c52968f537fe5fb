import { statisticElement, statisticLists } from '#shared/statistic.ts'
import {
  below,
  choice,
  column,
  defineTable,
  eachRow,
  hex,
  integer,
  memoizeBy,
  optional,
  type Problem,
  rowCount,
  type Source,
  sortedBy,
  type TableRows,
  text,
  unique,
} from '../../csv/declare.ts'
import { elementsTable } from '../format/elements.ts'
import { listOffsetHex } from '../shared/layout.ts'
import { note, rowEvidence, statisticId } from '../shared/shared-columns.ts'
import { exchangedNames, spelledAs } from '../shared/spelled-alike.ts'

/** Fields of block 16 have names like those of their statistics in the game. */
function fieldsSpelledAlike(
  { soundRows }: TableRows<{ id: number; engineName: string | null }>,
  source: Source,
): readonly Problem[] {
  const engineNames = new Map(soundRows.map(({ values }) => [values.id, values.engineName]))
  return exchangedNames(
    elementsTable.read(source).soundRows.flatMap(row => {
      const { struct, name, meaning } = row.values
      const id = /^statistic (\d+)/.exec(meaning ?? '')?.[1]
      const code = id === undefined ? null : engineNames.get(Number(id))
      return struct !== 'block_16' || typeof code !== 'string' ? [] : [{ row, property: 'name', name, code }]
    }),
  )
}

/** The statistics as the format definition has them: two arrays. */
const elementsByIndex = memoizeBy((source: Source) => {
  const elements = elementsTable.rows(source).filter(({ struct }) => struct === 'block_16')
  return new Map(elements.map(element => [`${element.field} ${element.index}`, element]))
})

function offsetHex(id: number, source: Source): string {
  const { list, index } = statisticElement(id)
  return listOffsetHex(source, { block: '16', list }, index)
}

function element(id: number, source: Source) {
  const { list, index } = statisticElement(id)
  return elementsByIndex(source).get(`${list} ${index}`)
}

export const statistics = defineTable(
  {
    file: 'blocks/16-statistics.csv',
    title: 'Statistics',
    rowKey: ['id'],
    titleKeys: ['name'],
    prefix: 'stats.',
    rowMeaning: 'one statistic',
    sources: ['older-docs', 'gta-reversed', 'saves'],
    columns: {
      id: column('ID', statisticId, 'Number of the statistic in the game'),
      name: column('Name', text(), 'Name'),
      other_name: column(
        'Older name',
        optional(text()),
        'Name in older documentation, wrong if the note says so',
      ),
      engine_name: column(
        'Name in source code',
        optional(text({ pattern: /^[A-Z0-9_]+$/, example: 'WEAPON_BUDGET' })),
        'Name in the reverse-engineered source code of the game',
      ),
      unit: column('Unit', optional(choice('m', '$', 's', 'ms', 'lb', 'degrees', '%')), 'Unit of the value'),
      minimum: column('Minimum', optional(integer()), 'Smallest value'),
      maximum: column('Maximum', optional(integer()), 'Largest value that the game sets'),
      constant: column('Always', optional(integer()), 'Its only value'),
      note,
    },
  },
  [
    rowCount(305),
    unique('id'),
    unique('name'),
    unique('engineName'),
    eachRow(({ id }) => {
      if (statisticLists.some(({ first, last }) => id >= first && id <= last)) return null
      return {
        property: 'id',
        rule: 'is not a number the game uses',
        allowed: statisticLists.map(({ list, first, last }) => `${first} to ${last} (${list})`).join(' and '),
        fix: 'correct the number',
      }
    }),
    below('minimum', 'maximum'),
    sortedBy('id'),
  ],
  [spelledAs('name', ({ engineName }) => engineName), fieldsSpelledAlike],
)
  .derive(
    {
      offset_hex: column('Offset', hex(4), 'Offset in block 16'),
      type: column('Type', choice('float', 'integer'), 'Data type'),
      field: column('Field', optional(text()), 'Name in the format definitions'),
      evidence: rowEvidence,
    },
    ({ id }, source) => ({
      offsetHex: offsetHex(id, source),
      type: statisticElement(id).list === 'float_stats' ? 'float' : 'integer',
      field: element(id, source)?.name ?? null,
      evidence: element(id, source)?.evidence ?? 'unverified', // no element: it has no name
    }),
  )
  .titled(({ id, name }) => `${id} ${name}`)
  .searchable(({ id, otherName, engineName, field }) => ({
    code: id,
    about: [otherName, field, engineName],
  }))
