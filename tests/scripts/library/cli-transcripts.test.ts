import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { giveShells, inFolder, run, shell } from './cli-shell.ts'

giveShells()

/** Makes a call, with `./` for the folder of the test. @returns what it prints, complaints after `!`, and how it fails */
function outcomeOf(call: string): string {
  if (!call.startsWith('gtasa-save'))
    return execFileSync('sh', ['-c', call], { cwd: shell.folder, encoding: 'utf8' })
  const [, words = '', from, to] = /^gtasa-save ?(.*?)(?: < (\S+))?(?: > (\S+))?$/.exec(call) ?? []
  if (from !== undefined) shell.input = readFileSync(inFolder(from))
  const code = run(...words.split(' ').map(word => word.replace(/(?<=^|=)\.\//, `${shell.folder}/`)))
  if (to !== undefined) writeFileSync(inFolder(to), shell.printed || shell.output)
  const printed = to === undefined ? shell.printed : ''
  const complained = shell.complained.replace(/^(?=.)/gm, '! ')
  const end = code === 0 ? '' : `exit ${code}\n`
  return `${printed}${complained}${end}`.replaceAll(`${shell.folder}/`, './')
}

/** The expression for what is expected: `…` is any text, or any lines if it is a line of its own. */
const patternOf = (expected: string) =>
  new RegExp(
    `^${expected
      .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
      .replace(/^…\n/gm, '(?:.*\\n)*?')
      .replaceAll('…', '.*')}$`,
  )

/** The sessions of a transcript: a title, and calls with what is expected of each. */
const sessionsOf = (transcript: string) =>
  transcript.split(/^# /m).flatMap(session => {
    const [title = '', ...steps] = session.trimEnd().split(/\n\$ /)
    const calls = steps.map(step => {
      const [call = '', ...lines] = step.split('\n')
      return { call, expected: lines.map(line => `${line}\n`).join('') }
    })
    return steps.length === 0 ? [] : { title, calls }
  })

const folder = new URL('transcripts/', import.meta.url)

describe.each(readdirSync(folder))('in %s, gtasa-save', file => {
  it.each(sessionsOf(readFileSync(new URL(file, folder), 'utf8')))('$title', ({ calls }) => {
    for (const { call, expected } of calls) expect(outcomeOf(call), call).toMatch(patternOf(expected))
  })
})
