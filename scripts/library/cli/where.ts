import { toHex } from '../../../src/shared/hex.ts'
import { CommandError } from '../../cli/command-error.ts'
import type { FieldPlace } from '../../format/place/field-place.ts'
import { pathAt } from '../../format/place/path-at.ts'
import { readPlace } from '../../format/place/read-place.ts'
import type { Command, Context } from './command.ts'
import { type OpenSave, openSave } from './open-save.ts'
import { jsonValue, placeIn, showValue } from './values.ts'

const hex = (offset: number) => `0x${toHex(offset)}`

function parseOffset(text: string): number | null {
  return /^(0x[\da-f]+|\d+)$/i.test(text) ? Number(text) : null
}

function printPlace({ print, paint }: Context, save: OpenSave, place: FieldPlace, isJson: boolean): void {
  const { path, block, offset, fileOffset, size, field } = place
  const value = readPlace(save.bytes, place)
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
    const { codecs, print } = context
    const save = openSave(codecs, file)
    const { codec } = save
    const offset = parseOffset(wanted)
    const part = offset === null ? null : pathAt(codec.definition, offset, save.counts)
    if (offset !== null && part === null) throw new CommandError(`${wanted} is outside of the file`)
    if (part?.part === 'list') {
      print(isJson ? JSON.stringify(part, null, 2) : `${part.path}, a list whose elements differ in size`)
      return 0
    }
    if (part !== null && part.path === null) {
      const block = part.block === null ? '' : ` of block ${part.block}`
      print(isJson ? JSON.stringify(part, null, 2) : `${part.part}${block}`)
      return 0
    }
    printPlace(context, save, placeIn(codec.definition, save, part?.path ?? wanted), isJson)
    return 0
  },
}
