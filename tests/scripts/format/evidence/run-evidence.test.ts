import { runEvidence } from '../../../../scripts/format/evidence/run-evidence.ts'
import { testTranscripts } from '../../../support/transcripts.ts'
import { giveShells, inFolder, shell } from '../../library/cli-shell.ts'
import { realSource } from '../../support/sources.ts'
import { codecs, smallSave } from '../support.ts'

giveShells(smallSave)

function perform(call: string): string {
  let text = ''
  const paths = call.split(' ').slice(2)
  const code = runEvidence(
    realSource,
    paths.map(path => inFolder(path.slice(2))),
    {
      codecs,
      readInput: () => new Uint8Array(),
      print: line => {
        text += `${line}\n`
      },
      complain: line => {
        text += `! ${line}\n`
      },
    },
  )
  return `${text}exit ${code}\n`.replaceAll(`${shell.folder}/`, './')
}

testTranscripts(
  [new URL('run-evidence.txt', import.meta.url)],
  'verify-saves --evidence',
  () => shell.folder,
  perform,
)
