import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { testTranscripts } from '../../support/transcripts.ts'
import { giveShells, inFolder, run, shell } from './cli-shell.ts'

giveShells()

/** Makes a call, with `./` for the folder of the test. @returns what it prints, complaints after `!`, and how it fails */
function perform(call: string): string {
  const [, words = '', from, to] = /^gtasa-save ?(.*?)(?: < (\S+))?(?: > (\S+))?$/.exec(call) ?? []
  if (from !== undefined) shell.input = readFileSync(inFolder(from))
  const code = run(...words.split(' ').map(word => word.replace(/(?<=^|=)\.\//, `${shell.folder}/`)))
  if (to !== undefined) writeFileSync(inFolder(to), shell.printed || shell.output)
  const printed = to === undefined ? shell.printed : ''
  const complained = shell.complained.replace(/^(?=.)/gm, '! ')
  const end = code === 0 ? '' : `exit ${code}\n`
  return `${printed}${complained}${end}`.replaceAll(`${shell.folder}/`, './')
}

const folder = new URL('transcripts/', import.meta.url)

testTranscripts(
  readdirSync(folder).map(name => new URL(name, folder)),
  'gtasa-save',
  () => shell.folder,
  perform,
)
