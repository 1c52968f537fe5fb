import { existsSync } from 'node:fs'
import { CommandError } from '../../cli/command-error.ts'
import { readTarget } from '../../format/codec/target-bytes.ts'
import { changeCall, changeOptions, writeChanged } from './change-save.ts'
import type { Command } from './command.ts'
import { forEachSave, openSave } from './open-save.ts'
import { bytesOf, changeText, jsonValue, parseValue, showValue, targetsIn } from './values.ts'

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
        const found = wanted.flatMap(path =>
          targetsIn(save, path).map(target => ({ path: target.path, value: readTarget(save.bytes, target) })),
        )
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
    const changed = Uint8Array.from(save.bytes)
    const lines = assignments.flatMap(assignment => {
      const [path, text] = splitAssignment(assignment)
      const targets = targetsIn(save, path)
      return targets.map(target => {
        const before = readTarget(changed, target)
        const after = parseValue(target, text, context.lists)
        changed.set(
          bytesOf(save.codec.definition, target, after, args.flags.has('unusual')),
          target.fileOffset,
        )
        return changeText(context.paint, { path: targets.length === 1 ? path : target.path, before, after })
      })
    })
    writeChanged(context, args, { save, changed, lines })
    return 0
  },
}
