import { column, defineTable, eachRowAcross, rowCount, text, unique } from '../../csv/declare.ts'
import { figuresExist, fillFigures } from '../shared/figures.ts'
import { blocksTable, sizeFault } from './blocks.ts'

export const leftoversTable = defineTable(
  {
    file: 'format/leftovers.csv',
    title: 'Leftover markers',
    rowMeaning: 'one marker that does not belong to a block',
    hasModule: false,
    sources: ['saves', 'older-docs'],
    columns: {
      block: column(
        'Block',
        text({ pattern: /^\d\d( again)?$/, example: '28 or 15 again' }),
        'Number in older documentation',
      ),
      copy_of: column('Copy of', text({ pattern: /^\d\d$/, example: '13' }), 'Block whose marker it copies'),
      title: column('Title', text({ maxLength: 30 }), 'What it is, in two words'),
      what: column('What it is', text(), 'What these bytes are'),
      evidence: column('Evidence', text(), 'How this is known'),
      sizes_seen: column('Observed sizes', text(), 'Distance to the next marker', 'bytes'),
    },
  },
  [unique('block'), rowCount(6)],
  [
    // A copy of a whole block has the size of that block.
    eachRowAcross(source => ({ copyOf, sizesSeen }) => {
      const size = blocksTable.rows(source).find(({ block }) => block === copyOf)?.typicalSize
      const isRange = sizesSeen.includes(' to ') // the last copy is cut by the end of the file
      const fault = size === undefined || isRange ? null : sizeFault(sizesSeen, size, copyOf)
      return fault && { property: 'sizesSeen', ...fault }
    }),
    figuresExist,
  ],
).fill(fillFigures)
