import { VariableShares } from '../../../site/VariableShares.tsx'
import { Note } from '../../../ui/Note.tsx'

export default function Remarks01() {
  return (
    <Note title="Every variable has a row of its own">
      <a href="#/variables">Script variables</a> lists all 10,950 with type, name, meaning, evidence and the
      values that saves hold, <a href="#/missions">missions</a> what counts as passed. The shares of known
      bytes tell variables with a name, with a type only and without use apart. <VariableShares />
    </Note>
  )
}
