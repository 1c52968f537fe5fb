import { expect, test } from 'vitest'
import { checkIcon } from '../../../../scripts/publish/icons/check-icon.ts'

const open = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">'
const check = (svg: string) => checkIcon({ byte: '0F', file: 'src/site/icons/radar/0F.svg', svg })
const rulesOf = (svg: string) => check(svg).map(({ rule }) => rule)

test('the smallest icon passes', () => {
  expect(check(`${open}<path fill="#fff" d="M0 0h1v1z"/></svg>`)).toEqual([])
})

test('a path of a megabyte is refused before it is read', () => {
  const svg = `${open}<path d="M0 0${'h1'.repeat(500_000)}"/></svg>`
  expect(rulesOf(svg)).toEqual([`has ${svg.length} characters`])
})

test('an icon without shapes draws nothing', () => {
  expect(rulesOf(`${open}</svg>`)).toEqual(['draws nothing'])
})

test.each([
  ['an empty file', ''],
  ['plain text', 'icon'],
  ['a missing end', `${open}<path d="M0 0h1"/>`],
  ['an end of another element', `${open}<path d="M0 0h1"></svg></path>`],
  ['a second root', `${open}</svg>${open}</svg>`],
  ['an unquoted value', `${open}<circle r=4/></svg>`],
  ['an attribute given twice', `${open}<circle r="4" r="5"/></svg>`],
  ['text between the shapes', `${open}BS</svg>`],
  ['a comment', `${open}<!-- --><circle r="4"/></svg>`],
])('%s is not well-formed', (_, svg) => {
  expect(rulesOf(svg)).toEqual(['is not a well-formed icon'])
})

test('the problem names the file and the line of the broken tag', () => {
  expect(check(`${open}\n  <circle r="4"/>\n  <rect width=2/>\n</svg>`)).toMatchObject([
    { file: 'src/site/icons/radar/0F.svg', line: 3, cell: '<rect width=2/>\n</svg>' },
  ])
})

test('another size than 16 is refused', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="8" cy="8" r="4"/></svg>'
  expect(rulesOf(svg)).toEqual(['starts with another <svg>'])
})

test.each([
  ['<script></script>', 'holds the element <script>'],
  ['<text>', 'holds the element <text>'],
  ['<image href="a.png"/>', 'holds the element <image>'],
  ['<circle cx="8" cy="8" r="4" id="a"/>', 'has the attribute id'],
  ['<circle cx="8" cy="8" r="4" onclick="alert()"/>', 'has the attribute onclick'],
  ['<circle cx="8" cy="8" r="4" style="fill:red"/>', 'has the attribute style'],
  ['<circle cx="8" cy="8" r="4" fill="url(#a)"/>', 'has fill="url(#a)"'],
  ['<circle r="wide"/>', 'has r="wide"'],
  ['<path d="none"/>', 'has d="none"'],
  ['<path d="M0 0h1h"/>', 'has d="M0 0h1h"'],
  ['<path d="M0 0 1"/>', 'has d="M0 0 1"'],
  ['<path d="MMM"/>', 'has d="MMM"'],
  ['<path d="h1M0 0"/>', 'has d="h1M0 0"'],
  ['<path d="M0 0c1 1"/>', 'has d="M0 0c1 1"'],
  ['<path d="M0 0z5"/>', 'has d="M0 0z5"'],
  ['<path d="M0 0a1 1 0 2 0 1 1"/>', 'has d="M0 0a1 1 0 2 0 1 1"'],
  ['<path d="M0 0--1 1"/>', 'has d="M0 0--1 1"'],
  ['<path d=""/>', 'has d=""'],
  ['<path fill="#fff"/>', 'lacks d'],
  ['<circle cx="8" cy="8" r="-4"/>', 'has r="-4"'],
  ['<circle cx="8" cy="8" r="0"/>', 'has r="0"'],
  ['<circle cx="8" cy="8"/>', 'lacks r'],
  ['<rect width="4" height="-1"/>', 'has height="-1"'],
  ['<rect width="4"/>', 'lacks height'],
  ['<rect width="4" height="4" rx="-1"/>', 'has rx="-1"'],
  ['<path d="M0 0h4" stroke-width="-2"/>', 'has stroke-width="-2"'],
  ['<circle cx="8" cy="8" r="9"/>', 'reaches beyond the canvas'],
  ['<circle r="4"/>', 'reaches beyond the canvas'],
  ['<rect x="14" width="4" height="4"/>', 'reaches beyond the canvas'],
  ['<path d="M0 0h99"/>', 'reaches beyond the canvas'],
  ['<path d="M8 8l-9 0"/>', 'reaches beyond the canvas'],
  ['<path d="M8 8c0 20 0 0 1 1"/>', 'reaches beyond the canvas'],
  ['<path d="M1 1h1zv-2"/>', 'reaches beyond the canvas'],
])('%s is refused', (shape, rule) => {
  const svg = `${open}<circle cx="8" cy="8" r="4"/>${shape}${shape === '<text>' ? '</text>' : ''}</svg>`
  expect(rulesOf(svg)).toEqual([rule])
})
