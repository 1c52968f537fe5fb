import { describe, expect, it } from 'vitest'
import { pathOf } from '#shared/format-path/step.ts'
import { fileHex, toHex } from '#shared/number.ts'
import { formatOfSave } from '../../../src/blocks/blockOfSave.ts'
import { stepsIn } from '../../../src/blocks/blockTree.ts'
import { parseFieldAddress, stepsToStruct } from '../../../src/blocks/fieldAddress.ts'
import { usesText } from '../../../src/blocks/fieldText.ts'
import { offsetLines } from '../../../src/blocks/offsetLines.ts'
import { offsetOf } from '../../../src/generated/gtasa-save/index.js'
import type { OpenedSave } from '../../../src/save/readSave.ts'
import { typicalBytes } from '../../scripts/library/support.ts'
import { realSaves } from '../../support/real-saves.ts'
import { openSave } from '../save/open-save.ts'
import { formats } from './support/formats.ts'

const files = [typicalBytes, ...realSaves.slice(0, 2).map(({ bytes }) => bytes)]

const formatsIn = (opened: OpenedSave) =>
  formats.flatMap(format => {
    const block = opened.block(format.number)
    return block === null ? [] : formatOfSave(format, block)
  })

describe('the format of a block in an opened save', () => {
  it('has the offset of every field in the file, as the package gives it', () => {
    for (const bytes of files) {
      const opened = openSave(bytes)
      let count = 0
      for (const own of formatsIn(opened))
        for (const step of own.structs.flatMap(({ name }) => stepsIn(own, name)))
          for (const { inFile, of, count: elements } of offsetLines(own, step, own.typicalStart)) {
            if (elements === 0 || step.size === 0) continue
            const first = [`block${own.number}`, of.replaceAll('[n]', '[0]'), step.name]
              .filter(Boolean)
              .join('.')
            expect(Number.parseInt(inFile ?? '', 16), first).toBe(offsetOf(opened.save, first))
            count++
          }
      expect(count).toBeGreaterThan(500)
    }
  })

  it('has the offset of every field of an element that an address leads to', () => {
    const opened = openSave(typicalBytes)
    const start = opened.block('03')?.start ?? 0
    const car = 'block03.stored_cars[13]'
    for (const own of formatsIn(opened).filter(({ number }) => number === '03')) {
      const address = toHex(offsetOf(opened.save, car) - start)
      const target = parseFieldAddress(own, address)
      const steps = stepsToStruct(own, 'stored_car', target?.kind === 'field' ? target.found : null)
      expect(pathOf(steps)).toBe(car)
      const element = steps.at(-1)?.offset ?? null
      for (const step of stepsIn(own, 'stored_car'))
        expect(offsetLines(own, step, start, element)).toMatchObject([
          { inFile: fileHex(offsetOf(opened.save, `${car}.${step.name}`)) },
        ])
    }
  })

  it('never speaks of a typical save where a struct is used', () => {
    const texts = formatsIn(openSave(typicalBytes)).flatMap(own =>
      own.structs.map(struct => usesText(own, struct)),
    )
    expect(texts.filter(text => text.includes('typical'))).toEqual([])
    expect(texts.filter(text => text.endsWith('in your save')).length).toBeGreaterThan(5)
  })
})
