import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { drawAll, findStale } from '../../../../scripts/dev/images/draw-all.ts'
import { drawSiteIcon } from '../../../../scripts/dev/images/site-icon.ts'

const root = process.cwd()
const images = drawAll(root)

function sizeOf(png: Uint8Array) {
  const header = Buffer.from(png)
  return [header.readUInt32BE(16), header.readUInt32BE(20)]
}

test('the files in public are what their sources draw', async () => {
  expect(await findStale(images, root)).toEqual([])
})

test('a folder without pictures is stale throughout', async () => {
  expect(images.length).toBeGreaterThan(0)
  const stale = await findStale(images, 'no-such-folder')
  expect(stale).toEqual(images.map(({ path }) => path))
})

test('every PNG has the size that its name or its readers expect', () => {
  const sizes = images
    .filter(({ path }) => path.endsWith('.png'))
    .map(({ path, content }) => [path, ...sizeOf(content)])
  expect(sizes).toEqual([
    ['public/icon-192.png', 192, 192],
    ['public/icon-512.png', 512, 512],
    ['public/icon-maskable-512.png', 512, 512],
    ['public/apple-touch-icon.png', 180, 180],
    ['public/social-preview.png', 1200, 630],
    ['public/data/map.png', 620, 620],
  ])
})

test('a launcher that cuts the maskable icon to a circle of 80 % cuts only its ground', () => {
  const edge = 100
  const svg = drawSiteIcon(root, { corner: 0, scale: 0.74 })
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: edge } }).render()
  const colourAt = (x: number, y: number) =>
    pixels.subarray(4 * (y * edge + x), 4 * (y * edge + x) + 4).join()
  const outside = Array.from(
    { length: edge * edge },
    (_, index) => [index % edge, Math.floor(index / edge)] as const,
  )
    .filter(([x, y]) => Math.hypot(x + 0.5 - edge / 2, y + 0.5 - edge / 2) > 0.4 * edge)
    .map(([x, y]) => colourAt(x, y))
  expect(new Set(outside)).toEqual(new Set([colourAt(0, 0)]))
})
