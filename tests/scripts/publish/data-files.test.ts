import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkDataFiles } from '../../../scripts/publish/data-files.ts'
import { testFolder } from '../../support/folders.ts'

let root = ''
beforeEach(() => {
  root = testFolder()
  mkdirSync(join(root, 'data-csv/map'), { recursive: true })
})

const add = (name: string) => writeFileSync(join(root, 'data-csv', name), 'x')

describe('a file in data-csv', () => {
  it('is no problem if a table declares it, or if it is a guide', () => {
    for (const name of ['weapons.csv', 'map/roads.json', 'README.md', 'map/README.md']) add(name)
    expect(checkDataFiles(root)).toEqual({ problems: [], notes: [] })
  })

  it.each([
    'weapons.csv.orig',
    'weapons (1).csv',
    'more.csv',
    'map/rivers.json',
    'notes.txt',
    'weapons.csv~',
  ])('is a problem if nothing reads it: %s', name => {
    add(name)
    expect(checkDataFiles(root).problems).toMatchObject([{ file: `data-csv/${name}`, line: 1 }])
  })

  it.each([
    ['.~lock.weapons.csv#', 'weapons.csv is open in another program'],
    ['~$facts.xlsx', 'facts.xlsx is open'],
    ['.weapons.csv.swp', 'weapons.csv is open'],
    ['.DS_Store', 'is a hidden file'],
  ])('is noted if a program keeps it for a while: %s', (name, words) => {
    add(name)
    const { problems, notes } = checkDataFiles(root)
    expect(problems).toEqual([])
    expect(notes.join()).toContain(words)
  })
})
