import { type Statistic, statistics, statisticsTable } from '../../../generated/blocks/16-statistics.ts'
import { blockRoute } from '../../../shared/route.ts'
import { tableColumns } from '../../../table/tableColumns.ts'
import type { TableDefinition } from '../../../table/tableDefinition.ts'
import type { BlockTablesProps } from '../blockModule.ts'
import { TableSection } from '../TableSection.tsx'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-16.ts'

/** From here on the statistics are flags that missions set. */
const firstMissionFlag = 302

const statisticTable: TableDefinition<Statistic> = {
  source: statisticsTable,
  rows: statistics,
  columns: tableColumns(statisticsTable, {
    shown: ['offsetHex', 'id', 'name', 'unit', 'maximum', 'note'],
    links: {
      offsetHex: ({ offsetHex }: Statistic) => blockRoute('16', offsetHex),
      id: ({ id }: Statistic) => (id < firstMissionFlag ? null : `/missions?statistics=${id}`),
    },
  }),
}

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
