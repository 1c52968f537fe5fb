import { toHex } from '#shared/number.ts'
import { fieldRoute } from '#shared/route.ts'
import { statisticLists } from '#shared/statistic.ts'
import { statisticsTable } from '../../../generated/blocks/16-statistics.ts'
import { tableOf } from '../../../table/tableDefinition.ts'
import { useFieldFacts } from '../../block.tsx'
import { TableSection } from '../TableSection.tsx'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-16.ts'

export const tabled = ['insane_stunts', 'story_steps']

/** From here on the statistics are flags that missions set. */
const firstMissionFlag = 302

const statisticTable = tableOf(statisticsTable, {
  shown: ['offsetHex', 'id', 'name', 'unit', 'maximum', 'note'],
  columns: {
    offsetHex: { link: fieldRoute('16', '') },
    id: { link: ({ id }) => (id < firstMissionFlag ? null : `/missions?statistics=${id}`) },
  },
})

export function Tables() {
  const [floats, integers] = statisticLists
  const { offset, stride } = useFieldFacts('block_16', integers.list)
  return (
    <>
      <TableSection table={statisticTable}>
        <p>
          Statistics {floats.first} to {floats.last} are floats from offset 0000, statistics {integers.first}{' '}
          to {integers.last} integers from offset {toHex(offset)}, each of {stride} bytes. Those from{' '}
          {firstMissionFlag} are <a href="#/missions">mission</a> flags.
        </p>
      </TableSection>
      <ValueSection name="insane_stunts" title="Best stunt (statistic 143)" />
      <ValueSection name="story_steps" title="Story line (statistic 181)" />
    </>
  )
}
