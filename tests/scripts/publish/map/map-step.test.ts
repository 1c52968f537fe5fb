import { gzipSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { pictureFonts } from '../../../../scripts/dev/images/draw-all.ts'
import { drawSvg, mapStep } from '../../../../scripts/publish/map/map-step.ts'
import { labelsTable } from '../../../../scripts/tables/map/labels.ts'
import { realSource as source } from '../../support/sources.ts'

const mapLabels = labelsTable.rows(source)
const { modules = [], downloads = [] } = mapStep({ root: process.cwd(), source })
const svg = String(downloads.find(({ path }) => path === 'map.svg')?.content)
const gzipBytes = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length

test('the map takes at most 120 KB compressed: its modules and the SVG', () => {
  const moduleBytes = modules.reduce((sum, { content }) => sum + gzipBytes(content), 0)
  expect(moduleBytes).toBeLessThanOrEqual(50_000)
  expect(moduleBytes + gzipBytes(svg)).toBeLessThanOrEqual(120_000)
})

test('sea and dry land have their colours', () => {
  const image = new Resvg(svg).render()
  const colourAt = (x: number, y: number) => {
    const at = 4 * (Math.round(310 - 0.1 * y) * image.width + Math.round(0.1 * x + 310))
    return `#${image.pixels.subarray(at, at + 3).toString('hex')}`
  }
  expect(colourAt(400, -2600)).toBe('#c9dce5') // the sea south of Los Santos
  expect(colourAt(-2200, 1650)).toBe('#c9dce5') // San Fierro Bay
  expect(colourAt(1100, 2850)).toBe('#f6f1e2') // the dry north
  expect(colourAt(-2200, -1750)).not.toBe(colourAt(-700, -2500)) // the hill and the lowland
})

test('no two names of a rank overlap on the whole map', () => {
  const boxes = mapLabels
    .filter(({ rank }) => rank <= 3)
    .map(label => {
      const alone = drawSvg([], [label])
      return { label, box: new Resvg(alone, { font: pictureFonts }).getBBox() }
    })
  const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map(other => [one, other] as const))
  const overlapping = pairs.filter(([{ box: a }, { box: b }]) => {
    if (!a || !b) return true
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
  })
  expect(overlapping.map(([one, other]) => `${one.label.name} and ${other.label.name}`)).toEqual([])
})
