import { describe, expect, it } from 'vitest'
import { stepsIn } from '../../../src/blocks/blockTree.ts'
import { usesText } from '../../../src/blocks/fieldText.ts'
import { formatOfSave } from '../../../src/blocks/formatOfSave.ts'
import { offsetLines } from '../../../src/blocks/offsetLines.ts'
import { offsetOf } from '../../../src/generated/gtasa-save/index.js'
import { typicalBytes } from '../../scripts/library/support.ts'
import { realSaves } from '../../support/real-saves.ts'
import { openSave } from '../save/open-save.ts'
import { formats } from './support/formats.ts'

const files = [typicalBytes, ...realSaves.slice(0, 2).map(({ bytes }) => bytes)]

describe('the format of a block in an opened save', () => {
  it('has the offset of every field in the file, as the package gives it', () => {
    for (const bytes of files) {
      const opened = openSave(bytes)
      let count = 0
      for (const format of formats) {
        const block = opened.block(format.number)
        if (block === null) continue
        const own = formatOfSave(format, block)
        const steps = own.structs.flatMap(({ name }) => stepsIn(own, name))
        for (const step of steps)
          for (const { inFile, of, count: elements } of offsetLines(own, step, own.typicalStart)) {
            if (elements === 0 || step.size === 0) continue
            const first = [of.replaceAll('[n]', '[0]'), step.name].filter(Boolean).join('.')
            const offset = offsetOf(opened.save, `block${format.number}.${first}`)
            expect([first, Number.parseInt(inFile ?? '', 16)]).toEqual([first, offset])
            count++
          }
      }
      expect(count).toBeGreaterThan(500)
    }
  })

  it('never speaks of a typical save where a struct is used', () => {
    const opened = openSave(typicalBytes)
    const texts = formats.flatMap(format => {
      const block = opened.block(format.number)
      if (block === null) return []
      const own = formatOfSave(format, block)
      return own.structs.map(struct => usesText(own, struct))
    })
    expect(texts.filter(text => text.includes('typical'))).toEqual([])
    expect(texts.filter(text => text.endsWith('in your save')).length).toBeGreaterThan(5)
  })
})
