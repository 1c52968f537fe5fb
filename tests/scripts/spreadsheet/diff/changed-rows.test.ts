import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { csvSource } from '../../../../scripts/csv/csv-file.ts'
import { changedRows } from '../../../../scripts/spreadsheet/diff/changed-rows.ts'
import { tables } from '../../../../scripts/tables/tables.ts'
import { fileFolder } from '../../../support/folders.ts'
import { git } from './git.ts'

const root = fileFolder()

const slots = (...rows: string[]) =>
  writeFileSync(join(root, 'data-csv/weapon-slots.csv'), ['slot,name', ...rows, ''].join('\n'))

const changes = () => changedRows(root, tables, csvSource(root))

beforeAll(() => {
  mkdirSync(join(root, 'data-csv/map'), { recursive: true })
  slots('0,Hand', '1,Melee', '2,Pistols')
  writeFileSync(join(root, 'data-csv/map/roads.json'), '{}\n')
})

it('lists nothing without a repository, and nothing after a commit', () => {
  expect(changes()).toEqual([])
  git(root, 'init', '--quiet')
  expect(changes()).toEqual([])
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '-m', 'one')
  expect(changes()).toEqual([])
})

it('lists changed, added and removed rows by their key', () => {
  slots('0,Hands', '1,Melee', '3,Rifles')
  expect(changes()).toEqual([
    'changed since the last commit:',
    '  data-csv/weapon-slots.csv: 0: name "Hand" -> "Hands"',
    '  data-csv/weapon-slots.csv: added "3, Rifles"',
    '  data-csv/weapon-slots.csv: removed "2, Pistols"',
  ])
})

it('lists two rows whose cells were exchanged', () => {
  slots('0,Melee', '1,Hand', '2,Pistols')
  expect(changes().slice(1)).toEqual([
    '  data-csv/weapon-slots.csv: 0: name "Hand" -> "Melee"',
    '  data-csv/weapon-slots.csv: 1: name "Melee" -> "Hand"',
  ])
})

it('counts the lines of files that are no tables, and names a change of order', () => {
  slots('1,Melee', '0,Hand', '2,Pistols')
  writeFileSync(join(root, 'data-csv/map/roads.json'), '{\n}\n')
  expect(changes().slice(1)).toEqual([
    '  data-csv/map/roads.json: 2 lines added, 1 removed',
    '  data-csv/weapon-slots.csv: only the order or the format of the rows',
  ])
})

it('names a file that git does not compare line by line', () => {
  slots('0,Hand', '1,Melee', '2,Pistols')
  writeFileSync(join(root, 'data-csv/map/roads.json'), '{\0}\n')
  expect(changes().slice(1)).toEqual(['  data-csv/map/roads.json: changed, and not a text'])
})

it('lists ten rows of a file and counts the others', () => {
  slots(...Array.from({ length: 15 }, (_, slot) => `${slot},New ${slot}`))
  expect(changes().filter(line => line.includes('weapon-slots.csv'))).toHaveLength(11)
  expect(changes().at(-1)).toContain('and 5 more rows')
})
