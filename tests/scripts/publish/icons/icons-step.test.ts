import { cpSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconsStep } from '../../../../scripts/publish/icons-step.ts'
import { radarIcons } from '../../../../scripts/tables/radar-icons.ts'
import { testFolder } from '../../../support/folders.ts'
import { realSource as source } from '../../support/sources.ts'

const repository = process.cwd()
const { modules = [], downloads = [] } = iconsStep({ root: repository, source })

const problemsIn = (root: string) =>
  iconsStep({ root, source }).problems?.map(({ file, rule }) => `${file} ${rule}`)

test('the sprite contains one symbol per byte with an image, in order, and each icon is a download', () => {
  const [sprite] = modules
  const ids = [...String(sprite?.content).matchAll(/<symbol id="(..)"/g)].map(([, id]) => id)
  const rows = radarIcons.rows(source).filter(({ hasImage }) => hasImage)
  expect(ids).toEqual(rows.map(({ byteHex }) => byteHex))
  expect(downloads.map(({ path }) => path)).toEqual(ids.map(id => `radar-icons/${id}.svg`))
  expect(downloads[0]?.content).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="16" .*<\/svg>\n$/,
  )
})

test('a missing icon, an unused one and a missing folder of icons are reported', () => {
  const root = testFolder()
  expect(problemsIn(root)).toEqual(['src/site/icons/radar is missing'])
  cpSync(join(repository, 'src/site/icons/radar'), join(root, 'src/site/icons/radar'), { recursive: true })
  renameSync(join(root, 'src/site/icons/radar/0F.svg'), join(root, 'src/site/icons/radar/0f.svg'))
  expect(problemsIn(root)).toEqual([
    'src/site/icons/radar/0F.svg is missing',
    'src/site/icons/radar/0f.svg matches no byte with an image',
  ])
})
