import { type GameMission, gameMissions, gameMissionsTable } from '../../generated/missions.ts'
import { RadarIcon } from '../../site/icons/RadarIcon.tsx'
import { tableColumns } from '../../table/tableColumns.ts'
import type { TableDefinition } from '../../table/tableDefinition.ts'
import { formatNumber } from '../../ui/formatNumber.ts'
import { CounterLink, mapRoute, StatisticLinks, VariableLinks } from './links.tsx'

/** The first mission of the story; lower numbers are start-up scripts, arcade games and betting. */
const firstOfStory = gameMissions.findIndex(({ order }) => order !== null)

/** Strands in the order the story unlocks them, then jobs, then everything else. */
const strands = [
  ...new Set(
    [...gameMissions.slice(firstOfStory), ...gameMissions.slice(0, firstOfStory).toReversed()].map(
      ({ strand }) => strand,
    ),
  ),
]

/** The missions of a strand in unlock order, which differs from main.scm. */
const ordered = gameMissions.toSorted((a, b) => (a.order ?? a.number) - (b.order ?? b.number))

/** A reward in dollars, e.g. `10,000`; some vary. */
function formatReward(money: string): string {
  return /^\d/.test(money) ? formatNumber(Number(money)) : money
}

/** New value of the counter, e.g. `= 3`. */
function counterSuffix(after: string): string {
  return after === 'one more' ? '+ 1' : `= ${after}`
}

/** The missions of main.scm. */
export const missionTable: TableDefinition<GameMission> = {
  source: gameMissionsTable,
  rows: ordered,
  whole: gameMissions,
  columns: tableColumns(gameMissionsTable, {
    // Columns that fit a desktop without sideways scrolling; the card has everything.
    shown: [
      ...(['strand', 'number', 'title', 'money', 'respect'] as const),
      ...(['counter', 'statistics'] as const),
    ],
    faceted: ['strand'],
    monospace: ['internalName', 'counter', 'variables'],
    render: {
      money: ({ money }: GameMission) => money?.split(' ').map(formatReward).join(' / '),
      statistics: ({ statistics }: GameMission) => <StatisticLinks ids={statistics} />,
      counter: (mission: GameMission) => (
        <>
          <CounterLink {...mission} /> {mission.counterAfter && counterSuffix(mission.counterAfter)}
        </>
      ),
      variables: VariableLinks,
      iconHex: ({ iconHex }: GameMission) =>
        iconHex && (
          <>
            <RadarIcon byte={iconHex} /> {iconHex}
          </>
        ),
    },
    omitted: ['counterIndex', 'variableIndexes'],
    sizeHints: { iconHex: 6, counter: 28 },
    links: {
      internalName: ({ internalName }: GameMission) => internalName && `/variables?script=${internalName}`,
      location: mapRoute,
    },
  }),
  grouping: { key: 'strand', order: strands },
}
