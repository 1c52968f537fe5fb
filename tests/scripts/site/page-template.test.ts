import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import site from '../../../package.json' with { type: 'json' }
import { readThemeColour } from '../../../scripts/build/theme.ts'
import { fillTemplate } from '../../../scripts/site/template-plugin.ts'
import { pages } from '../../../src/generated/register.ts'

const template = readFileSync('index.html', 'utf8')

describe('a page made from the template', () => {
  it('escapes texts and keeps markup', () => {
    const html = fillTemplate('<title>%TITLE%</title>%ROOT%', { TITLE: 'a < "b" & c', ROOT: '<p>$&</p>' })
    expect(html).toBe('<title>a &lt; &quot;b&quot; &amp; c</title><p>$&</p>')
  })

  it('requires all values', () => {
    expect(() => fillTemplate('<p></p>', { TITLE: 'a' })).toThrow('index.html has no %TITLE%')
  })
})

describe('values that are defined once', () => {
  it('include the title: in package.json', () => {
    for (const file of ['index.html', 'vite.config.ts'])
      expect(readFileSync(file, 'utf8')).not.toContain(site.title)
    expect(pages.find(({ path }) => path === '/')?.title).toBe(site.title)
  })

  it('include every colour: in the theme', () => {
    const { light, dark } = readThemeColour(process.cwd(), 'page')
    expect(readFileSync('src/app/theme.css', 'utf8')).toContain(`--page: light-dark(${light}, ${dark});`)
    expect(template).not.toMatch(/#[0-9a-f]{6}/i)
    expect(readFileSync('vite.config.ts', 'utf8')).not.toMatch(/#[0-9a-f]{6}/i)
  })

  it('exclude colours that the theme does not have', () => {
    expect(() => readThemeColour(process.cwd(), 'nothing')).toThrow('src/app/theme.css lacks --nothing')
  })
})
