import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RadarIcon } from '../../../../src/site/icons/RadarIcon.tsx'

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
