import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { iconsStep } from '../../../scripts/icons/icons-step.ts'

const repository = process.cwd()
const hasNoImage = new Set([0x00, 0x03])
const radarIcons = Array.from({ length: 64 }, (_, byte) => ({
  byteHex: byte.toString(16).toUpperCase().padStart(2, '0'),
  hasImage: !hasNoImage.has(byte),
}))

const copies: string[] = []
async function copyOfIcons() {
  const root = await mkdtemp(join(tmpdir(), 'icons-'))
  copies.push(root)
  await cp(join(repository, 'src/icons/radar'), join(root, 'src/icons/radar'), { recursive: true })
  return root
}

afterEach(async () => {
  for (const root of copies.splice(0)) await rm(root, { recursive: true })
})

test('the pictures of the repository pass', async () => {
  const { problems } = await iconsStep({ root: repository, radarIcons })
  expect(problems).toEqual([])
})

test('the sprite holds one symbol per byte with an image, in order', async () => {
  const { modules } = await iconsStep({ root: repository, radarIcons })
  const [sprite] = modules
  const ids = [...(sprite?.content.matchAll(/<symbol id="(..)"/g) ?? [])].map(([, id]) => id)
  expect(ids).toEqual(radarIcons.filter(({ hasImage }) => hasImage).map(({ byteHex }) => byteHex))
  expect(ids).toHaveLength(62)
})

test('each picture is a download named by its byte', async () => {
  const { downloads } = await iconsStep({ root: repository, radarIcons })
  expect(downloads).toHaveLength(62)
  expect(downloads[0]).toEqual({
    path: 'radar-icons/01.svg',
    content: expect.stringMatching(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="16" .*<\/svg>\n$/),
  })
})

test('a missing picture and one that no byte asks for are both named', async () => {
  const root = await copyOfIcons()
  await rename(join(root, 'src/icons/radar/0F.svg'), join(root, 'src/icons/radar/0f.svg'))
  const { problems } = await iconsStep({ root, radarIcons })
  expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'src/icons/radar/0F.svg is missing',
    'src/icons/radar/0f.svg belongs to no byte with an image',
  ])
})
