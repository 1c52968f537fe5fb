import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import site from '../../../package.json' with { type: 'json' }
import { readThemeColour } from '../../../scripts/site/theme.ts'
import { fillPage } from '../../../scripts/vite/site-plugin.ts'
import { pages } from '../../../src/generated/register.ts'

const root = process.cwd()
const authored = readFileSync('index.html', 'utf8')
const page = fillPage(root, authored)
const { light, dark } = readThemeColour(root, 'page')

test('the title stands in package.json, comes into the page twice and heads the overview', () => {
  for (const file of ['index.html', 'vite.config.ts']) {
    expect(readFileSync(file, 'utf8')).not.toContain(site.title)
  }
  expect(page).toContain(`<title>${site.title}</title>`)
  expect(page).toContain(`<meta property="og:title" content="${site.title}" />`)
  expect(pages.find(({ path }) => path === '/')?.title).toBe(site.title)
})

test('what the browser shows around the page has the colours behind the page', () => {
  const css = readFileSync('src/app/theme.css', 'utf8')
  expect(css).toContain(`--page: light-dark(${light}, ${dark});`)
  const metas = [
    ...page.matchAll(/<meta name="theme-color" content="(.*?)" media="\(prefers-color-scheme: (.*?)\)"/g),
  ]
  expect(metas.map(([, colour, scheme]) => [scheme, colour])).toEqual([
    ['light', light],
    ['dark', dark],
  ])
})

test('page and manifest hold no colour of their own and no placeholder is left', () => {
  expect(authored).not.toMatch(/#[0-9a-f]{6}/i)
  expect(readFileSync('vite.config.ts', 'utf8')).not.toMatch(/#[0-9a-f]{6}/i)
  expect(page.replaceAll('%BASE_URL%', '')).not.toMatch(/%[A-Z_]+%/)
})

test('a token that is not there is named', () => {
  expect(() => readThemeColour(root, 'nothing')).toThrow('src/app/theme.css lacks --nothing')
})
