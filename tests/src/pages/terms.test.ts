import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { glossary } from '../../../src/generated/glossary.ts'

const pages = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.tsx'))
  .map(file => readFileSync(join('src', file), 'utf8'))
const named = pages.flatMap(text => Array.from(text.matchAll(/<Term of="([^"]+)"/g), ([, key]) => key))

it('terms on the pages are in the glossary', () => {
  expect(named.length).toBeGreaterThan(1)
  expect(glossary.map(({ key }) => key)).toEqual(expect.arrayContaining(named))
})
