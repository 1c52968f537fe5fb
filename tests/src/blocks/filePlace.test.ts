import { describe, expect, it } from 'vitest'
import { filePlace } from '../../../src/blocks/filePlace.ts'
import { overview } from '../../../src/generated/format/overview.ts'
import { placeFields } from '../../../src/shared/place-fields.ts'
import { formatOf, formats } from './support/formats.ts'

const placeOf = (block: string, structName: string, fieldName: string) => {
  const format = formatOf(block)
  const struct = format.structs.find(({ name }) => name === structName)
  const placed =
    struct && placeFields(struct, format.typicalCounts).find(({ field }) => field.name === fieldName)
  if (!struct || !placed) throw new Error(`no ${structName}.${fieldName}`)
  return filePlace(format, struct, placed)
}

describe('the place in a typical file', () => {
  it('of a block is where the file to scale draws it', () => {
    for (const { number, typicalStart } of formats.filter(({ root }) => root !== null))
      expect(overview.parts.find(({ kind, block }) => kind === 'block' && block === number)?.start).toBe(
        typicalStart,
      )
  })

  it('is the same in every file where no count comes before', () => {
    expect(placeOf('00', 'block_00', 'save_name')).toEqual({ offset: 9, isUsual: false, isFirst: false })
  })

  it('is usual behind a block whose size depends on counts', () => {
    expect(placeOf('15', 'block_15', 'money')?.isUsual).toBe(true)
  })

  it('is that of the first where a struct repeats', () => {
    expect(placeOf('25', 'door', 'flags')?.isFirst).toBe(true)
  })
})
