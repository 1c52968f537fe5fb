import { readFileSync } from 'node:fs'
import { toHex } from '#shared/hex.ts'
import { messageOf } from '#shared/text.ts'
import { CommandError } from '../../cli/command-error.ts'
import { readFileWith } from '../../cli/file-fault.ts'
import { layoutOf } from '../layout.ts'
import { changeCall, changeOptions, writeChanged } from './change-save.ts'
import type { Command, Context } from './command.ts'
import { openSave } from './open-save.ts'
import { jsonValue, parseValue, showValue, valuesAt, withPath } from './values.ts'

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
    const fields = withPath(() => [...layoutOf(save.codec, save.values, wanted)])
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
