import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { radarIcons } from '../../../../scripts/tables/radar-icons.ts'
import { RadarIcon } from '../../../../src/site/icons/RadarIcon.tsx'
import { realSource } from '../../../scripts/support/sources.ts'

test('a radar icon with a label is an image of that name, 16 pixels wide', () => {
  const markup = renderToStaticMarkup(createElement(RadarIcon, { byte: '0F', label: 'Carl Johnson' }))
  expect(markup).toMatch(/^<svg [^>]*width="16" height="16" [^>]*role="img" aria-label="Carl Johnson">/)
  expect(markup).toMatch(/<use href="[^"]*radar-icons\.svg#0F"/)
})

test('a radar icon without a label is hidden from screen readers', () => {
  const markup = renderToStaticMarkup(createElement(RadarIcon, { byte: '0F' }))
  expect(markup).toMatch(/^<svg [^>]*width="16" height="16" [^>]*aria-hidden="true">/)
  expect(markup).not.toContain('role=')
})

test('each radar icon has its own texts', () => {
  const texts = radarIcons
    .rows(realSource)
    .filter(({ hasImage }) => hasImage)
    .map(({ meaning, picture }) => `${meaning}: ${picture}`)
  expect(texts).toHaveLength(62)
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})
