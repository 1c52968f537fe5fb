import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

const newFolder = () => mkdtempSync(join(tmpdir(), 'gtasa-'))

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** A new folder for the tests of a file, removed after the last one. */
export function fileFolder(): string {
  const folder = newFolder()
  afterAll(() => remove(folder))
  return folder
}

/** A new folder for the test that runs, also from its `beforeEach`; removed after it. */
export function testFolder(): string {
  const folder = newFolder()
  onTestFinished(() => remove(folder))
  return folder
}
