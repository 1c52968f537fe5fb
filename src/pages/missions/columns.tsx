import { type GameMission, gameMissionsTable } from '../../generated/missions.ts'
import { RadarIcon } from '../../icons/RadarIcon.tsx'
import { tableColumns } from '../../table/tableColumns.ts'
import { mapRoute, StatisticLinks, VariableLinks } from './links.tsx'

/** The columns of the missions. */
export const columns = tableColumns(gameMissionsTable, {
  shown: [
    ...(['number', 'title', 'internalName', 'strand', 'order', 'counter', 'counterAfter'] as const),
    ...(['statistics', 'iconHex', 'place', 'money', 'respect', 'variables'] as const),
  ],
  lists: ['strand'],
  codes: ['internalName', 'counter', 'variables'],
  render: {
    statistics: ({ statistics }: GameMission) => <StatisticLinks ids={statistics} />,
    counter: ({ counter }: GameMission) => <VariableLinks names={counter} />,
    variables: ({ variables }: GameMission) => <VariableLinks names={variables} />,
    iconHex: ({ iconHex }: GameMission) =>
      iconHex && (
        <>
          <RadarIcon byte={iconHex} /> {iconHex}
        </>
      ),
  },
  rooms: { iconHex: { widthCh: 6, heightRem: 0 } },
  links: {
    number: ({ number }: GameMission) => `/missions?row=${number}`,
    internalName: ({ internalName }: GameMission) => internalName && `/variables?script=${internalName}`,
    place: mapRoute,
  },
})
