import { toHex } from '#shared/number.ts'
import { CommandError } from '../../cli/command-error.ts'
import { type FieldAt, fieldAt, layoutOf } from '../layout.ts'
import type { Command } from './command.ts'
import { type OpenSave, openSave } from './open-save.ts'
import { jsonValue, showValue, valuesAt } from './values.ts'

const hex = (offset: number) => `0x${toHex(offset)}`

function parseOffset(text: string): number | null {
  return /^(0x[\da-f]+|\d+)$/i.test(text) ? Number(text) : null
}

/** Where a path leads to, or what is at an offset. @throws CommandError without such a value, or for several */
function find(save: OpenSave, wanted: string): FieldAt {
  const offset = parseOffset(wanted)
  if (offset === null) {
    const [part, ...others] = valuesAt(save, wanted)
    const [field] = layoutOf(save, part?.path)
    if (field === undefined || others.length > 0) throw new CommandError(`${wanted}: selects several values`)
    return { part: 'field', ...field }
  }
  const found = fieldAt(save, offset)
  if (found === null) throw new CommandError(`${wanted} is outside of the file`)
  return found
}

/** `where`: where a value is stored, or what a byte belongs to. */
export const where: Command = {
  call: 'where FILE PATH|OFFSET [--json]',
  help: 'tells where a value is stored, or what the byte at an offset belongs to (0x1DFDC or 122844)',
  count: [2, 2],
  options: { json: 'flag' },
  run(context, { others: [file = '', wanted = ''], flags }) {
    const isJson = flags.has('json')
    const { print, paint } = context
    const found = find(openSave(context, file), wanted)
    if (found.part !== 'field') {
      const { part, block, path } = found
      const inBlock = block === null ? '' : ` of block ${block}`
      print(isJson ? JSON.stringify({ part, block, path }, null, 2) : `${part}${inBlock}`)
      return 0
    }
    const { path, block, blockOffset, offset, size, type, value } = found
    if (isJson) {
      const shown = { path, block, blockOffset, offset, size, type, value: jsonValue(value) }
      print(JSON.stringify(shown, null, 2))
      return 0
    }
    print(`${paint('path', path)} = ${showValue(value)}`)
    print(
      `  byte ${offset} (${hex(offset)}) of the file, ${hex(blockOffset)} of block ${block}; ${type}, ${size} bytes`,
    )
    return 0
  },
}
