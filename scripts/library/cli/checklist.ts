import { doneRows, rowsOn } from '#shared/checklist.ts'
import type { Command } from './command.ts'
import { openSave } from './open-save.ts'
import { valueAt } from './values.ts'

/** `checklist`: what is missing for 100%. */
export const checklist: Command = {
  call: 'checklist FILE [--json]',
  help: 'lists what is missing for 100%, and how much is done',
  count: [1, 1],
  options: { json: 'flag' },
  run(context, { others: [file = ''], flags }) {
    const { print, recipeData } = context
    const save = openSave(context, file)
    const { checklist: all } = recipeData
    const rows = rowsOn(all, save.codec.definition.platform)
    const done = doneRows(rows, path => Number(valueAt(save, path)))
    const numbersOf = (some: typeof rows) => new Set(some.map(({ number }) => number))
    const [judged, finished] = [numbersOf(rows), numbersOf(done)]
    const shown = (isShown: (number: number) => boolean) =>
      all.filter(({ number }) => isShown(number)).map(({ number, group, task }) => ({ number, group, task }))
    const missing = shown(number => judged.has(number) && !finished.has(number))
    const unknown = shown(number => !judged.has(number))
    if (flags.has('json')) {
      print(JSON.stringify({ file, done: done.length, of: all.length, missing, unknown }, null, 1))
      return 0
    }
    for (const { group, task } of missing) print(`${group}: ${task}`)
    for (const { group, task } of unknown) print(`${group}: ${task} (not known for mobile saves)`)
    print(`${done.length} of ${all.length} done`)
    return 0
  },
}
