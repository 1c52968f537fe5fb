import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { writeBuild } from '../../../scripts/build/output-file.ts'
import type { DataBuild } from '../../../scripts/publish/build-data.ts'
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
  expect(writeBuild(root, { ...sound, problems: [problem] }, ['dist/data'])).toEqual([problem])
  writeBuild(root, sound, [])
  expect(existsSync(join(root, 'dist'))).toBe(false)
})
