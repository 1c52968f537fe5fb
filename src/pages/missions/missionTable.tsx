import { type GameMission, gameMissions, gameMissionsTable } from '../../generated/missions.ts'
import { rowRoute } from '../../shared/row-address.ts'
import { RadarIcon } from '../../site/icons/RadarIcon.tsx'
import { tableColumns } from '../../table/tableColumns.ts'
import type { TableDefinition } from '../../table/tableDefinition.ts'
import { CounterLink, mapRoute, StatisticLinks, VariableLinks } from './links.tsx'

/** The missions of the script file. */
export const missionTable: TableDefinition<GameMission> = {
  source: gameMissionsTable,
  rows: gameMissions,
  columns: tableColumns(gameMissionsTable, {
    // What fits a desktop without scrolling sideways; the card of a mission has all of it.
    shown: ['number', 'title', 'strand', 'counter', 'counterAfter', 'statistics', 'iconHex'],
    faceted: ['strand'],
    monospace: ['internalName', 'counter', 'variables'],
    render: {
      statistics: ({ statistics }: GameMission) => <StatisticLinks ids={statistics} />,
      counter: CounterLink,
      variables: VariableLinks,
      iconHex: ({ iconHex }: GameMission) =>
        iconHex && (
          <>
            <RadarIcon byte={iconHex} /> {iconHex}
          </>
        ),
    },
    omitted: ['counterIndex', 'variableIndexes'],
    sizeHints: { iconHex: 6 },
    links: {
      number: (mission: GameMission) => rowRoute(gameMissionsTable, mission),
      internalName: ({ internalName }: GameMission) => internalName && `/variables?script=${internalName}`,
      place: mapRoute,
    },
  }),
}
