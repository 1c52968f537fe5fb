import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { testFolder } from './folders.ts'

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

/**
 * Tests that calls print what transcripts show, where there is a shell as on Unix.
 * @param folder of the running test, in which a shell performs the calls of other programs
 * @param perform makes a call of the program; returns what it prints
 */
export function testTranscripts(
  transcripts: readonly URL[],
  program: string,
  folder: () => string,
  perform: (call: string) => string,
): void {
  const outcomeOf = (call: string) =>
    call.startsWith(program)
      ? perform(call)
      : execFileSync('sh', ['-c', call], { cwd: folder(), encoding: 'utf8' })

  describe
    .skipIf(process.platform === 'win32')
    .each(transcripts.map(file => [basename(file.pathname), file] as const))(
    `in %s, ${program}`,
    (_, file) => {
      it.each(sessionsOf(readFileSync(file, 'utf8')))('$title', ({ calls }) => {
        for (const { call, expected } of calls) expect(outcomeOf(call), call).toMatch(patternOf(expected))
      })
    },
  )
}

/**
 * Tests that calls print what a transcript shows, each session in a new folder.
 * @param perform makes a call of the program in the folder @param prepare puts into it what the calls need
 */
export function testInFolders(
  transcript: URL,
  program: string,
  perform: (folder: string, call: string) => string,
  prepare: (folder: string) => void = () => {},
): void {
  let folder = ''
  beforeEach(() => {
    folder = testFolder()
    prepare(folder)
  })
  testTranscripts(
    [transcript],
    program,
    () => folder,
    call => perform(folder, call),
  )
}
