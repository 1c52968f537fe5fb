import { existsSync, readFileSync } from 'node:fs'
import { toHex } from '#shared/number.ts'
import { messageOf } from '#shared/text.ts'
import { CommandError } from '../../cli/command-error.ts'
import { readFileWith } from '../../cli/file-fault.ts'
import { layoutOf } from '../layout.ts'
import { changeCall, changeOptions, writeChanged } from './change-save.ts'
import type { Command, Context } from './command.ts'
import { forEachSave, openSave } from './open-save.ts'
import { jsonValue, parseValue, showValue, valuesAt, withPath } from './values.ts'

/** `get`: prints values by path. */
export const get: Command = {
  call: 'get FILES or FOLDERS PATH… [--json]',
  help: 'prints values, e.g. get GTASAsf1.b block15.money block01.globals[gf_progress][2] block20.paint[all]',
  count: [2, Number.POSITIVE_INFINITY],
  options: { json: 'flag' },
  run(context, { others: [first = '', ...others], flags }) {
    const { print, paint } = context
    const isPath = (text: string) => text !== '-' && !text.endsWith('.b') && !existsSync(text)
    const firstPath = others.findIndex(isPath)
    if (firstPath === -1) throw new CommandError('get needs a path, such as block15.money', 2)
    const wanted = others.slice(firstPath)
    return forEachSave(
      context,
      [first, ...others.slice(0, firstPath)],
      flags.has('json'),
      (save, isSingle) => {
        const found = wanted.flatMap(path => valuesAt(save, path))
        if (!flags.has('json')) {
          const start = isSingle ? '' : `${save.file}: `
          if (found.length === 1) print(`${start}${showValue(found[0]?.value)}`)
          else
            for (const { path, value } of found) print(`${start}${paint('path', path)} ${showValue(value)}`)
        }
        const values = Object.fromEntries(found.map(({ path, value }) => [path, jsonValue(value)]))
        return isSingle ? values : { file: save.file, values }
      },
    )
  },
}

/** Splits an assignment such as `block15.money=1`. @throws CommandError if it has no path or no `=` */
export function splitAssignment(text: string): readonly [path: string, value: string] {
  const at = text.indexOf('=')
  if (at < 1) throw new CommandError(`${text} is not of the form NAME=VALUE`, 2)
  return [text.slice(0, at), text.slice(at + 1)]
}

/** `set`: changes values. */
export const set: Command = {
  call: `set FILE PATH=VALUE… ${changeCall}`,
  help: 'writes a changed copy, e.g. set GTASAsf1.b block15.money=1000000 --out GTASAsf2.b',
  count: [2, Number.POSITIVE_INFINITY],
  options: changeOptions,
  run(context, args) {
    const [file = '', ...assignments] = args.others
    const save = openSave(context, file)
    const values = assignments.flatMap(assignment => {
      const [path, text] = splitAssignment(assignment)
      return valuesAt(save, path).map(part => ({
        part,
        before: part.value,
        after: parseValue(part, text, context.lists),
      }))
    })
    writeChanged(context, args, { save, values })
    return 0
  },
}

/** A text in JSON, in ASCII: PowerShell writes other characters of a program into a file wrongly. */
const asciiJson = (value: object) =>
  JSON.stringify(value, null, 1).replace(/[^\n -~]/g, one => `\\u${toHex(one.charCodeAt(0))}`)

/** `dump`: prints all values. */
export const dump: Command = {
  call: 'dump FILE [PATH] [--json]',
  help: 'prints all values of a save, or of a block, struct or list; with --json as load reads them',
  count: [1, 2],
  options: { json: 'flag' },
  run(context, { others: [file = '', wanted], flags }) {
    const { print, paint } = context
    const save = openSave(context, file)
    const fields = withPath(() => [...layoutOf(save, wanted)])
    const values = fields.map(({ path, value }) => [path, jsonValue(value)])
    if (flags.has('json')) print(asciiJson(Object.fromEntries(values)))
    else for (const { path, value } of fields) print(`${paint('path', path)} ${showValue(value)}`)
    return 0
  },
}

/** @throws CommandError if the text is not an object as `dump --json` prints it */
function parseDump(file: string, text: string): readonly (readonly [path: string, value: unknown])[] {
  let dumped: unknown
  try {
    dumped = JSON.parse(text)
  } catch (error) {
    throw new CommandError(`${file}: is not JSON (${messageOf(error)})`)
  }
  if (typeof dumped !== 'object' || dumped === null || Array.isArray(dumped))
    throw new CommandError(`${file}: is not an object with the values by path, as dump --json prints it`)
  return Object.entries(dumped)
}

/** A byte-order mark is none of the text; PowerShell writes UTF-16 with one. */
function readDump(file: string, { readInput }: Context): string {
  const bytes = file === '-' ? readInput() : readFileWith(file, path => readFileSync(path))
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes)
}

/** `load`: writes the values of a dump that differ from those of a save. */
export const load: Command = {
  call: `load FILE DUMP ${changeCall}`,
  help: 'writes a copy of a save with the values of a dump, which may have been edited; it may contain some values only',
  count: [2, 2],
  options: changeOptions,
  run(context, args) {
    const [file = '', dumped = ''] = args.others
    if (file === '-' && dumped === '-') throw new CommandError('only one of FILE and DUMP can be -', 2)
    const save = openSave(context, file)
    const given = parseDump(dumped, readDump(dumped, context)).flatMap(([path, value]) =>
      valuesAt(save, path).map(part => ({ part, value })),
    )
    const values = given.flatMap(({ part, value }) => {
      const { path, value: before } = part
      // A value that was not edited keeps its bytes, such as those of a NaN or after the end of a text.
      if (JSON.stringify(jsonValue(before)) === JSON.stringify(value)) return []
      if (typeof value !== 'number' && typeof value !== 'string')
        throw new CommandError(`${dumped}: ${path} is ${JSON.stringify(value)}, not a number or a text`)
      const after =
        typeof value === 'number' && typeof before === 'number'
          ? value
          : parseValue(part, `${value}`, context.lists)
      return [{ part, before, after }]
    })
    writeChanged(context, args, { save, values })
    return 0
  },
}
