import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RadarIcon } from '../../../../src/site/icons/RadarIcon.tsx'

test.each([
  [
    'with a label is an image of that name',
    { label: 'Carl Johnson' },
    'role="img" aria-label="Carl Johnson"',
  ],
  ['without a label is hidden from screen readers', {}, 'aria-hidden="true"'],
])('a radar icon %s, 16 pixels wide', (_, label, attributes) => {
  expect(renderToStaticMarkup(createElement(RadarIcon, { byte: '0F', ...label }))).toMatch(
    new RegExp(
      `^<svg [^>]*width="16" height="16" viewBox="0 0 16 16" ${attributes}><use href="[^"]*radar-icons.svg#0F"`,
    ),
  )
})
