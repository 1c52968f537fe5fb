import { gameMissions } from '../generated/missions.ts'
import { threadsTable } from '../generated/threads.ts'
import { variableScripts } from '../generated/variable-scripts.ts'
import { BlockAddress, Page, Term } from '../site/Page.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { tableOf } from '../table/tableDefinition.ts'
import { Note } from '../ui/Note.tsx'
import { MissionLinks, missionTitles } from './missions/links.tsx'

const missionsOf = (name: string) =>
  gameMissions.filter(({ startedBy }) => startedBy?.toLowerCase().split(' ').includes(name))

const accessesOf = (name: string) =>
  variableScripts.find(([script, kind]) => kind === 'thread' && script === name.toUpperCase())

const threadTable = tableOf(threadsTable, {
  derived: {
    reads: {
      label: 'Variables read',
      kind: 'integer',
      hint: 'Number of script variables it reads',
      read: ({ name }) => accessesOf(name)?.[2] ?? null,
    },
    writes: {
      label: 'Variables written',
      kind: 'integer',
      hint: 'Number of script variables it writes',
      read: ({ name }) => accessesOf(name)?.[3] ?? null,
    },
    missions: {
      label: 'Missions',
      hint: 'Missions it starts',
      isLinked: true,
      read: ({ name }) => missionTitles(missionsOf(name)),
      render: ({ name }) => <MissionLinks missions={missionsOf(name)} />,
    },
    script: {
      label: 'Variables of script',
      hint: 'Link to its variables',
      read: ({ name }) => name.toUpperCase(),
      link: '/variables?script=',
    },
  },
  shown: ['name', 'code', 'firstHex', 'reads', 'writes', 'missions'],
})

export default function ThreadsPage() {
  return (
    <Page
      intro={
        <p>
          These <Term of="thread">threads</Term> start the <a href="#/missions">missions</a> of the story;
          others, such as <code>main</code> and those of jobs, are not listed. Each running thread has a
          struct at the end of block <BlockAddress block="01" />. <b>Code</b> is the script offset, in
          decimal, where the thread continues when it wakes; it is stored at offset 00E2 of that struct.{' '}
          <b>First</b> is the first byte of the struct, in hex: the <Term of="slot">slot</Term> of the thread.
          Select a thread for its missions and variables.
        </p>
      }
    >
      <DataTable table={threadTable} />
      <Note title="27 of 28">
        Older tables have a 28th thread, <code>buy3</code> (Code 83332, First 49). It occurs in no save.
      </Note>
      <Note title="Code and First depend on the save">
        The codes are those of the first script edition, in which the field <code>main_script_size</code> of
        block 01 is 194,146. In the second edition, where it is 194,125, every code found in saves is 21
        lower. The slot differs from save to save; only that of <code>main</code> is always 5F.
      </Note>
    </Page>
  )
}
