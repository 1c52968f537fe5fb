import { expect, it } from 'vitest'
import { parse, print } from '#shared/format-path/path.ts'
import { readRows } from '../../../support/csv-rows.ts'

/** Texts with the one form in which the path is printed, empty for what is no path: `$409` is a number of script tools. */
const paths = readRows<Record<'path' | 'printed', string>>(new URL('paths.csv', import.meta.url))

it.each(paths)('the path $path is printed as $printed', ({ path: text, printed }) => {
  const path = parse(text)
  expect(path === null ? '' : print(path)).toBe(printed)
})
