import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { DataBuild } from '../../../scripts/publish/build-data.ts'
import { refreshData } from '../../../scripts/publish/refresh-data.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'refresh-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const files = [{ path: 'deep/a.ts', content: 'made' }]
const sound: DataBuild = { problems: [], notes: [], modules: files, downloads: files }
const position = { file: 'a.csv', line: 1, column: 1, columnName: '', cell: '' }
const problem = { ...position, rule: '', allowed: '', fix: '' }

it('writes the requested folders, and removes files that are no longer generated', () => {
  refreshData(root, ['src/generated', 'dist/data'], () => sound)
  writeFileSync(join(root, 'src/generated/old.ts'), 'old')
  refreshData(root, ['src/generated'], () => sound)
  expect(readFileSync(join(root, 'src/generated/deep/a.ts'), 'utf8')).toBe('made')
  expect(readFileSync(join(root, 'dist/data/deep/a.ts'), 'utf8')).toBe('made')
  expect(existsSync(join(root, 'src/generated/old.ts'))).toBe(false)
})

it('writes nothing if there are problems, or if it only checks', () => {
  expect(refreshData(root, ['dist/data'], () => ({ ...sound, problems: [problem] })).problems).toEqual([
    problem,
  ])
  refreshData(root, [], () => sound)
  expect(existsSync(join(root, 'dist'))).toBe(false)
})

it('reports what it could not write', () => {
  writeFileSync(join(root, 'dist'), 'a file')
  expect(refreshData(root, ['dist/data'], () => sound).problems).toHaveLength(1)
})
