import { locate } from '#shared/format-path/locate.ts'
import { pathOf } from '#shared/format-path/step.ts'
import { type Target, targetOf } from '#shared/format-path/target.ts'
import { toHex } from '#shared/hex.ts'
import { CommandError } from '../../cli/command-error.ts'
import { readTarget } from '../../format/codec/target-bytes.ts'
import type { Command, Context } from './command.ts'
import { type OpenSave, openSave } from './open-save.ts'
import { jsonValue, showValue, targetIn } from './values.ts'

const hex = (offset: number) => `0x${toHex(offset)}`

function parseOffset(text: string): number | null {
  return /^(0x[\da-f]+|\d+)$/i.test(text) ? Number(text) : null
}

function printTarget({ print, paint }: Context, save: OpenSave, target: Target, isJson: boolean): void {
  const { path, block, offset, fileOffset, size, field } = target
  const value = readTarget(save.bytes, target)
  const { type } = field
  if (isJson) {
    const found = {
      path,
      block,
      blockOffset: offset,
      offset: fileOffset,
      size,
      type,
      value: jsonValue(value),
    }
    print(JSON.stringify(found, null, 2))
    return
  }
  print(`${paint('path', path)} = ${showValue(value)}`)
  print(
    `  byte ${fileOffset} (${hex(fileOffset)}) of the file, ${hex(offset)} of block ${block}; ${type}, ${size} bytes`,
  )
}

/** `where`: where a value is stored, or what a byte belongs to. */
export const where: Command = {
  call: 'where FILE PATH|OFFSET [--json]',
  help: 'tells where a value is stored, or what the byte at an offset belongs to (0x1DFDC or 122844)',
  count: [2, 2],
  options: { json: 'flag' },
  run(context, { others: [file = '', wanted = ''], flags }) {
    const isJson = flags.has('json')
    const { print } = context
    const save = openSave(context, file)
    const { codec } = save
    const offset = parseOffset(wanted)
    const found = offset === null ? null : locate(codec.definition, offset, save.counts)
    if (offset !== null && found === null) throw new CommandError(`${wanted} is outside of the file`)
    if (found !== null && found.part !== 'field') {
      const { part, block, steps } = found
      const path = part === 'list' ? pathOf(steps) : null
      const text = path === null ? part : `${path}, a list whose elements differ in size`
      const inBlock = path === null && block !== null ? ` of block ${block}` : ''
      print(isJson ? JSON.stringify({ part, block, path }, null, 2) : `${text}${inBlock}`)
      return 0
    }
    const target =
      found === null ? targetIn(save, wanted) : targetOf(codec.definition, found.steps, save.counts)
    printTarget(context, save, target, isJson)
    return 0
  },
}
