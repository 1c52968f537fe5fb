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
    shown: ['offsetHex', 'id', 'name', 'unit', 'minimum', 'maximum', 'evidence', 'note'],
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
          Floats are the statistics 0 to 81, at 4 times their number. Whole numbers are 120 to 342, from 0148
          on, 4 bytes each; those from 302 on are flags that <a href="#/missions">missions</a> set.
        </p>
      </TableSection>
      <ValueSection format={format} name="insane_stunts" title="Best stunt (statistic 143)" />
      <ValueSection format={format} name="story_steps" title="Story line" />
    </>
  )
}
