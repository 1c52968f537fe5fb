import { handleTargets } from '#shared/field-types.ts'
import { memoizeBy } from '#shared/memoize.ts'
import { scriptOffset, variableOffset } from '#shared/script-variable.ts'
import type { Source } from '../../csv/declare.ts'
import {
  type ArrayRow,
  type ResolvedVariable,
  resolveVariables,
} from '../../tables/shared/script-variables.ts'
import { variableArrays } from '../../tables/variable-arrays.ts'
import { coverageOfEvidence } from '../coverage/coverage.ts'
import type { Block, ElementType, HandleTarget, Platform, VariableCoverage } from '../definition.ts'
import type { ElementRow } from './element-rows.ts'

/** The list of script variables in the format. */
const list = { struct: 'block_01', field: 'globals' } as const

const noVariables = { verified: 0, constant: 0, fromSourceCode: 0, unverified: 0, typed: 0, unnamed: 0 }

const countKnowledge = memoizeBy((variables: readonly ResolvedVariable[]): VariableCoverage => {
  const counts = { ...noVariables }
  for (const { type, name, row } of variables) {
    if (type === 'unused') counts.unnamed++
    else if (name === null) counts.typed++
    else if (row.verified === 'value' && row.doubt === null) counts.constant++
    else counts[coverageOfEvidence[row.doubt ?? row.evidence]]++
  }
  return { ...list, counts }
})

/** Coverage of the script variables. On mobile, whose script is another one, none has a name. */
export function variableKnowledge(
  source: Source,
  platform: Platform,
  blocks: readonly Pick<Block, 'struct' | 'typicalCounts'>[],
): VariableCoverage {
  if (platform === 'pc') return countKnowledge(resolveVariables(source))
  const space = blocks.find(({ struct }) => struct === list.struct)?.typicalCounts.variable_space_size ?? 0
  const unnamed = Math.max(0, (space - scriptOffset(0)) / 4)
  return { ...list, counts: { ...noVariables, unnamed } }
}

const types: Readonly<Record<ArrayRow['type'], ElementType>> = {
  int: 'i32',
  float: 'f32',
  bool: 'b32',
  handle: 'handle',
  unused: 'i32',
  text: 'text4',
}

/** Starts the check of a handle that refers to a live entity in each save that has one. */
const provenLead =
  /^(?:live (blip|pickup|object) of block \d+ in all \d+ saves|index of a (parked car) of block 12 in every save)/

/** What a verified handle refers to; null for all other variables. */
export function targetOf({ type, row }: ResolvedVariable): HandleTarget | null {
  if (type !== 'handle' || row.verified !== 'meaning' || row.check === null) return null
  const lead = provenLead.exec(row.check)
  return handleTargets.find(target => lead?.includes(target)) ?? null
}

/** A text of two or four variables has the name of its parts without their number; other parts are separate. */
function joinText(rows: readonly ResolvedVariable[], start: number): { name: string; parts: 2 | 4 } | null {
  const nameAt = (index: number) => rows[index]?.name ?? null
  const name = nameAt(start)?.match(/^(.+)_1$/)?.[1]
  const partCount = [2, 3, 4, 5].findIndex(part => nameAt(start + part - 1) !== `${name}_${part}`) + 1
  return name === undefined || (partCount !== 2 && partCount !== 4) ? null : { name, parts: partCount }
}

function singleElements(rows: readonly ResolvedVariable[]): readonly ElementRow[] {
  let next = 0
  return rows.flatMap((variable, position) => {
    const { index, name, offsetHex, type } = variable
    const { range, evidence, doubt, name: ownName } = variable.row
    if (position < next || name === null || (range === null && ownName === null)) return []
    const text = type === 'text' ? joinText(rows, position) : null
    next = position + (text?.parts ?? 1)
    const textType = text?.parts === 4 ? 'text16' : 'text8'
    const values = {
      ...list,
      index,
      name: text?.name ?? name,
      meaning: range === null ? '' : variable.meaning,
      offsetHex,
      range,
      evidence: doubt ?? evidence,
      type: text === null ? types[type] : textType,
      count: null,
      values: null,
      leadsTo: targetOf(variable),
    }
    return [{ values, positionOf: variable.read.positionOf }]
  })
}

/** A flag array with some numeric elements is read as numbers. */
function arrayType({ type, width }: ArrayRow, elements: readonly ResolvedVariable[]): ElementType {
  if (type === 'text') return width === 4 ? 'text16' : 'text8'
  const isMixed = elements.some(element => element.type !== type && element.type !== 'unused')
  return types[isMixed && type === 'bool' ? 'int' : type]
}

/** An array refers to what all its elements refer to. */
function arrayLead(elements: readonly ResolvedVariable[]): HandleTarget | null {
  const [first = null, ...others] = new Set(elements.map(targetOf))
  return others.length === 0 ? first : null
}

function arrayElements(
  arrays: ReturnType<typeof variableArrays.read>,
  rows: readonly ResolvedVariable[],
): readonly ElementRow[] {
  return arrays.soundRows.map(({ values: array, positionOf }) => {
    const { base, length, width } = array
    const elements = rows.slice(base, base + length * width)
    const values = {
      ...list,
      index: base,
      name: array.name ?? `array_${base}`,
      meaning: '',
      offsetHex: variableOffset(base),
      range: null,
      evidence: array.doubt ?? array.evidence,
      type: arrayType(array, elements),
      count: length,
      values: null,
      leadsTo: arrayLead(elements),
    }
    return { values, positionOf }
  })
}

const listElements = memoizeBy((rows: readonly ResolvedVariable[]) =>
  memoizeBy((arrays: ReturnType<typeof variableArrays.read>): readonly ElementRow[] =>
    [...arrayElements(arrays, rows), ...singleElements(rows)].toSorted(
      (one, other) => one.values.index - other.values.index,
    ),
  ),
)

/**
 * The named script variables and the arrays as rows like those of elements.csv, in file order, an array
 * before its named elements; elements named after their array are omitted. Problems refer to variables.csv.
 */
export function variableElements(source: Source): readonly ElementRow[] {
  return listElements(resolveVariables(source))(variableArrays.read(source))
}
