import { doneRows } from '../../../src/shared/checklist.ts'
import { CommandError } from '../../cli/command-error.ts'
import { platformNames } from '../../format/codec/platform.ts'
import { readTarget } from '../../format/codec/target-bytes.ts'
import type { Command } from './command.ts'
import { openSave } from './open-save.ts'
import { targetIn } from './values.ts'

/** `checklist`: what is missing for 100%. */
export const checklist: Command = {
  call: 'checklist FILE [--json]',
  help: 'lists what is missing for 100%, and how much is done',
  count: [1, 1],
  options: { json: 'flag' },
  run(context, { others: [file = ''], flags }) {
    const { print, recipeData } = context
    const save = openSave(context, file)
    const { platform } = save.codec.definition
    if (platform !== 'pc')
      throw new CommandError(`${file}: the checklist is not for ${platformNames[platform]} saves`)
    const rows = recipeData.checklist
    const done = new Set(doneRows(rows, path => Number(readTarget(save.bytes, targetIn(save, path)))))
    const missing = rows
      .filter(row => !done.has(row))
      .map(({ number, group, task }) => ({ number, group, task }))
    if (flags.has('json')) {
      print(JSON.stringify({ file, done: done.size, of: rows.length, missing }, null, 1))
      return 0
    }
    for (const { group, task } of missing) print(`${group}: ${task}`)
    print(`${done.size} of ${rows.length} done`)
    return 0
  },
}
