import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('../../../src/blocks/page/blocks/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const namesIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name]) => name)

it('pages name exactly the value sets that they list in a table', () => {
  for (const [file, text] of Object.entries(sources)) {
    const declared = namesIn(/export const tabled = \[(.*)\]/.exec(text)?.[1] ?? '', /'(\w+)'/g)
    expect(declared, file).toEqual(namesIn(text, /<ValueSection name="(\w+)"/g))
  }
})
