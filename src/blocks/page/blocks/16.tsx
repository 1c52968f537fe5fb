import { statistics, statisticsTable } from '../../../generated/blocks/16-statistics.ts'
import { blockRoute } from '../../../shared/route.ts'
import { tableOf } from '../../../table/tableColumns.ts'
import type { BlockTablesProps } from '../blockModule.ts'
import { TableSection } from '../TableSection.tsx'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-16.ts'

/** From here on the statistics are flags that missions set. */
const firstMissionFlag = 302

const statisticTable = tableOf(statisticsTable, statistics, {
  shown: ['offsetHex', 'id', 'name', 'unit', 'maximum', 'note'],
  links: {
    offsetHex: ({ offsetHex }) => blockRoute('16', offsetHex),
    id: ({ id }) => (id < firstMissionFlag ? null : `/missions?statistics=${id}`),
  },
})

export function Tables({ format }: BlockTablesProps) {
  return (
    <>
      <TableSection table={statisticTable}>
        <p>
          Statistics 0 to 81 are floats at offset 4 × number. Statistics 120 to 342 are integers of 4 bytes
          each, starting at 0148; those from 302 are flags set by <a href="#/missions">missions</a>.
        </p>
      </TableSection>
      <ValueSection format={format} name="insane_stunts" title="Best stunt (statistic 143)" />
      <ValueSection format={format} name="story_steps" title="Story line" />
    </>
  )
}
