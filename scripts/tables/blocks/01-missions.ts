import {
  column,
  defineTable,
  determines,
  hex,
  lists,
  optional,
  refersTo,
  rowCount,
  text,
  together,
  unique,
} from '../../csv/declare.ts'
import { radarIcons } from '../radar-icons.ts'
import { floatHex, height, mapCoordinate, note, storedPointColumns } from '../shared/shared-columns.ts'
import { variableNamesIn, variablePosition } from '../shared/variable-names.ts'
import { variableName } from '../shared/variable-words.ts'
import { threads } from '../threads.ts'

const unseenThread = new Map([['buy3', 'named in older documentation, seen in no save']])

export const missions = defineTable(
  {
    file: 'blocks/01-missions.csv',
    title: 'Missions',
    rowKey: ['positionHex', 'byteHex', 'mission'],
    titleKeys: ['mission'],
    emptyKey: 'null',
    prefix: 'missions.',
    rowMeaning: 'one stage of a mission chain',
    sources: ['older-docs', 'saves'],
    columns: {
      variable: column(
        'Variable name',
        optional(variableName),
        'Counter variable, see data-csv/variables.csv',
      ),
      byte_hex: column('Byte', optional(hex(2)), 'Value of the byte at the offset when this mission is next'),
      mission: column('Mission', text(), 'Mission'),
      part: column('Part', optional(text()), 'Stage within the mission'),
      icon_hex: column('Icon', hex(2, { max: '3F' }), 'Radar icon of the marker of the mission'),
      thread: column(
        'Thread',
        text({ pattern: /^[a-z0-9]{1,7}$/, example: 'sweet' }),
        'Script thread that shows the marker',
      ),
      target: column('Blip variable', variableName, 'Variable with the handle of the marker blip'),
      x: column('X', optional(mapCoordinate), 'East-west position', 'metres'),
      y: column('Y', optional(mapCoordinate), 'North-south position', 'metres'),
      z: column('Z', optional(height), 'Height', 'metres'),
      note,
    },
  },
  [rowCount(103), unique('variable', 'byteHex'), together('x', 'y', 'z'), determines('variable', 'thread')],
  [
    refersTo('thread', threads, 'name', { except: unseenThread }),
    refersTo('iconHex', radarIcons, 'byteHex'),
    lists('variable', variableNamesIn),
    lists('target', variableNamesIn),
  ],
)
  .derive(
    {
      position_hex: column(
        'Offset',
        optional(hex(4)),
        'Offset in block 01 of the byte that gives the next mission',
      ),
      target_hex: column('Blip', optional(hex(4)), 'Offset in block 01 of the handle of the marker blip'),
      ...storedPointColumns(optional(hex(8))),
    },
    ({ variable, target, x, y, z }, source) => ({
      positionHex: variablePosition(variable, source),
      targetHex: variablePosition(target, source),
      xHex: x === null ? null : floatHex(x),
      yHex: y === null ? null : floatHex(y),
      zHex: z === null ? null : floatHex(z),
    }),
  )
  .searchable(
    ({ part, thread, variable }) => ({
      about: [part, thread, variable],
    }),
    { kind: 'Mission stages' },
  )
