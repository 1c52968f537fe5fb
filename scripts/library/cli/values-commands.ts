import { existsSync } from 'node:fs'
import { CommandError } from '../../cli/command-error.ts'
import { changeCall, changeOptions, writeChanged } from './change-save.ts'
import type { Command } from './command.ts'
import { forEachSave, openSave } from './open-save.ts'
import { jsonValue, parseValue, showValue, valuesAt } from './values.ts'

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
