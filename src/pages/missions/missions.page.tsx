import { missionChanges } from '../../generated/mission-changes.ts'
import { gameMissions, gameMissionsTable } from '../../generated/missions.ts'
import { RadarIcon } from '../../site/icons/RadarIcon.tsx'
import { BlockAddress, Page, Term } from '../../site/Page.tsx'
import { DataTable } from '../../table/DataTable.tsx'
import { tableOf } from '../../table/tableDefinition.ts'
import { Note } from '../../ui/Note.tsx'
import { CounterLink, mapRoute, rewardText, StatisticLinks, VariableLinks } from './links.tsx'
import { MissionCard } from './MissionCard.tsx'

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

/** New value of the counter, e.g. `= 3`. */
function counterSuffix(after: string): string {
  return after === 'one more' ? '+ 1' : `= ${after}`
}

/** Number of saves in which the changes were found: those before a mission and those after it. */
const comparedSaves = Math.max(
  ...missionChanges.map(({ savesBefore, savesAfter }) => savesBefore + savesAfter),
)

/** The missions of main.scm. */
const missionTable = tableOf(gameMissionsTable, {
  rows: ordered,
  // Columns that fit a desktop without sideways scrolling; the card has everything.
  shown: ['strand', 'number', 'title', 'money', 'respect', 'counter', 'statistics'],
  columns: {
    strand: { isFaceted: true },
    internalName: { isMonospace: true, link: '/variables?script=' },
    counter: {
      isMonospace: true,
      render: mission => (
        <>
          <CounterLink {...mission} /> {mission.counterAfter && counterSuffix(mission.counterAfter)}
        </>
      ),
      widthCh: 28,
    },
    variables: { isMonospace: true, render: VariableLinks },
    money: { render: ({ money }) => rewardText(money) },
    statistics: { render: ({ statistics }) => <StatisticLinks ids={statistics} />, widthCh: 8 },
    iconHex: {
      render: ({ iconHex }) =>
        iconHex && (
          <>
            <RadarIcon byte={iconHex} /> {iconHex}
          </>
        ),
      widthCh: 6,
    },
    location: { link: mapRoute },
  },
  omitted: ['counterIndex', 'variableIndexes'],
  grouping: { key: 'strand', order: strands },
})

export default function MissionsPage() {
  return (
    <Page
      intro={
        <p>
          The script file <code>main.scm</code> has {gameMissions.length} missions, including jobs and
          challenges. A save has no list of passed missions. Most story <Term of="strand">strands</Term>{' '}
          (series of missions) have a counter in block <BlockAddress block="01" />, which rises with each
          mission passed; Jizzy and House Party raise it twice. Other missions set a statistic in block{' '}
          <BlockAddress block="16" /> to 1 or a variable of their own. Select a title for details.
        </p>
      }
    >
      <DataTable table={missionTable} Card={MissionCard} />
      <Note title="Changes when passed">
        The changes listed with a selected mission come from a comparison of {comparedSaves} of the{' '}
        <Term of="tested">tested</Term> saves, all with the unmodified script.
      </Note>
      <Note kind="caution" title="Replaying a mission">
        Resetting the counter is not enough once the <a href="#/threads">thread</a> of the strand has ended: a
        save contains only running threads, so the thread and, in block <BlockAddress block="09" />, the blip
        of the mission would have to be added too.
      </Note>
    </Page>
  )
}
