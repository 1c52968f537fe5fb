import { CommandError } from '../../cli/command-error.ts'
import { writeCopy } from '../../cli/write-file.ts'
import { readTarget } from '../../format/codec/target-bytes.ts'
import type { Command } from './command.ts'
import { openSave, sealed } from './open-save.ts'
import { bytesOf, jsonValue, parseValue, showValue, targetIn } from './values.ts'

/** `get`: prints values by path. */
export const get: Command = {
  call: 'get FILE PATH… [--json]',
  help: 'prints values, e.g. get GTASAsf1.b block15.money block01.globals[gf_progress][2]',
  count: [2, Number.POSITIVE_INFINITY],
  options: { json: 'flag' },
  run({ codecs, print, paint }, { others: [file = '', ...wanted], flags }) {
    const save = openSave(codecs, file)
    const values = wanted.map(path => readTarget(save.bytes, targetIn(save, path)))
    if (flags.has('json')) {
      const entries = wanted.map((path, index) => [path, jsonValue(values[index])])
      print(JSON.stringify(Object.fromEntries(entries), null, 2))
    } else if (wanted.length === 1) print(showValue(values[0]))
    else
      for (const [index, path] of wanted.entries())
        print(`${paint('path', path)} ${showValue(values[index])}`)
    return 0
  },
}

function splitAssignment(text: string): readonly [path: string, value: string] {
  const at = text.indexOf('=')
  if (at < 1) throw new CommandError(`${text} is not of the form PATH=VALUE`, 2)
  return [text.slice(0, at), text.slice(at + 1)]
}

/** `set`: changes values. */
export const set: Command = {
  call: 'set FILE PATH=VALUE… --out FILE [--force] [--unusual]',
  help: 'writes a changed copy, e.g. set GTASAsf1.b block15.money=1000000 --out GTASAsf2.b',
  count: [2, Number.POSITIVE_INFINITY],
  options: { out: 'value', force: 'flag', unusual: 'flag' },
  run({ codecs, print, paint }, { others: [file = '', ...assignments], flags, values }) {
    const out = values.get('out')
    if (out === undefined) throw new CommandError('set needs --out FILE', 2)
    const save = openSave(codecs, file)
    const { definition } = save.codec
    const changed = Uint8Array.from(save.bytes)
    const lines = assignments.map(assignment => {
      const [path, text] = splitAssignment(assignment)
      const target = targetIn(save, path)
      const before = readTarget(changed, target)
      const value = parseValue(target, text)
      changed.set(bytesOf(definition, target, value, flags.has('unusual')), target.fileOffset)
      return `${paint('path', path)} ${paint('old', showValue(before))} → ${paint('new', showValue(value))}`
    })
    const kept = writeCopy(out, sealed(save, changed, flags.has('unusual')), {
      original: file,
      isForced: flags.has('force'),
    })
    for (const line of lines) print(line)
    print(`${out} written${kept === null ? '' : `; the original is ${kept}`}`)
    return 0
  },
}
