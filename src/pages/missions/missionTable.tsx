import { rowRoute } from '../../generated/algebra/row-address.ts'
import { type GameMission, gameMissions, gameMissionsTable } from '../../generated/missions.ts'
import { RadarIcon } from '../../icons/RadarIcon.tsx'
import type { ShownTable } from '../../table/shownTable.ts'
import { tableColumns } from '../../table/tableColumns.ts'
import { CounterLink, mapRoute, StatisticLinks, VariableLinks } from './links.tsx'

/** The missions of the script file. */
export const missionTable: ShownTable<GameMission> = {
  source: gameMissionsTable,
  rows: gameMissions,
  columns: tableColumns(gameMissionsTable, {
    // What fits a desktop without scrolling sideways; the card of a mission has all of it.
    shown: ['number', 'title', 'strand', 'counter', 'counterAfter', 'statistics', 'iconHex'],
    lists: ['strand'],
    codes: ['internalName', 'counter', 'variables'],
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
    rooms: { iconHex: { widthCh: 6, heightRem: 0 } },
    links: {
      number: (mission: GameMission) => rowRoute(gameMissionsTable, mission),
      internalName: ({ internalName }: GameMission) => internalName && `/variables?script=${internalName}`,
      place: mapRoute,
    },
  }),
}
