import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import type { DataBuild } from '../../../scripts/publish/build-data.ts'
import { refreshData } from '../../../scripts/publish/refresh-data.ts'
import { testFolder } from '../../support/folders.ts'

let root = ''
beforeEach(() => {
  root = testFolder()
})

const files = [{ path: 'deep/a.ts', content: 'made' }]
const sound: DataBuild = { problems: [], notes: [], modules: files, downloads: files }
const position = { file: 'a.csv', line: 1, column: 1, columnName: '', cell: '' }
const problem = { ...position, rule: '', allowed: '', fix: '' }

it('writes nothing if there are problems, or if it only checks', () => {
  expect(refreshData(root, ['dist/data'], () => ({ ...sound, problems: [problem] })).problems).toEqual([
    problem,
  ])
  refreshData(root, [], () => sound)
  expect(existsSync(join(root, 'dist'))).toBe(false)
})
