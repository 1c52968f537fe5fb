import { CommandError } from '../../cli/command-error.ts'
import { findChanges, type Noise, noises } from '../diff-saves.ts'
import type { Command } from './command.ts'
import { openSave } from './open-save.ts'
import { changeText, jsonValue } from './values.ts'

const isNoise = (text: string): text is Noise => noises.some(noise => noise === text)

/** @throws CommandError if a word names nothing that can be left out */
function parseIgnored(text: string): readonly Noise[] {
  return text.split(',').map(word => {
    if (isNoise(word)) return word
    throw new CommandError(`--ignore ${word}: allowed are ${noises.join(', ')}, with commas between them`, 2)
  })
}

/** `diff`: the differences of two saves. */
export const diff: Command = {
  call: `diff A B [--ignore ${noises.join(',')}] [--json]`,
  help: 'compares two saves by field, with names; exit code 1 when they differ',
  count: [2, 2],
  options: { ignore: 'value', json: 'flag' },
  run(context, { others: [one = '', other = ''], flags, values }) {
    const { print, paint } = context
    if (one === '-' && other === '-') throw new CommandError('only one of the two files can be -', 2)
    const ignored = values.get('ignore')
    const noise = ignored === undefined ? [] : parseIgnored(ignored)
    const [old, newer] = [openSave(context, one), openSave(context, other)]
    if (old.codec.definition.platform !== newer.codec.definition.platform)
      throw new CommandError('the saves are of two platforms; their fields cannot be compared')
    const changes = findChanges(old, newer, noise)
    if (flags.has('json')) {
      const plain = changes.map(({ path, before, after }) => ({
        path,
        before: jsonValue(before),
        after: jsonValue(after),
      }))
      print(JSON.stringify(plain, null, 1))
      return changes.length === 0 ? 0 : 1
    }
    for (const change of changes) print(changeText(paint, change))
    print(paint('note', `${changes.length} ${changes.length === 1 ? 'value differs' : 'values differ'}`))
    return changes.length === 0 ? 0 : 1
  },
}
