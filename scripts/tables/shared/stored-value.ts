import {
  choice,
  column,
  hex,
  integer,
  memoizeBy,
  optional,
  type RowFault,
  type Source,
  text,
} from '../../csv/declare.ts'
import { statistics } from '../blocks/16-statistics.ts'
import { statisticId } from './shared-columns.ts'
import { variablesByName } from './variable-names.ts'
import { variableName } from './variable-words.ts'

/** Where the value of a row is stored: a script variable or a statistic. */
interface Stored {
  readonly variable: string | null
  readonly statistic: number | null
}

/** Columns that name the one value a row is about. */
export const storedColumns = {
  variable: column('Variable', optional(variableName), 'Script variable that stores it'),
  statistic: column('Statistic', optional(statisticId), 'Statistic that stores it, where no variable does'),
}

/** A row names exactly one value: a variable or a statistic. */
export function storedOnce({ variable, statistic }: Stored): RowFault | null {
  if ((variable === null) !== (statistic === null)) return null
  return {
    property: 'statistic',
    rule: 'is not the one value of the row',
    allowed: 'a variable or a statistic',
    fix: 'keep one of the two',
  }
}

/** Columns derived from the value that a row names. */
export const storedCellColumns = {
  stored_in: column('Stored in', text(), 'Variable or statistic with the value'),
  block: column('Block', choice('01', '16'), 'Block with the value'),
  offset_hex: column('Offset', hex(4), 'Offset in that block'),
  index: column('Variable index', optional(integer()), 'Index of the variable in globals'),
}

const statisticRows = memoizeBy(
  (source: Source) => new Map(statistics.rows(source).map(statistic => [statistic.id, statistic])),
)

/** The derived cells of a row; other checks name a variable or statistic that does not exist. */
export function storedCells({ variable, statistic }: Stored, source: Source) {
  const about = statisticRows(source).get(statistic ?? -1)
  if (about !== undefined) {
    const storedIn = `statistic ${about.id}, ${about.name}`
    return { storedIn, block: '16', offsetHex: about.offsetHex, index: null } as const
  }
  const found = variablesByName(source).get(variable ?? '')
  const { offsetHex = '0000', index = null } = found ?? {}
  return { storedIn: variable ?? '', block: '01', offsetHex, index } as const
}
