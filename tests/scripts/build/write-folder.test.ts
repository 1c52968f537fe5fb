import { beforeEach } from 'vitest'
import { writeFolder } from '../../../scripts/build/output-file.ts'
import { testFolder } from '../../support/folders.ts'
import { testTranscripts } from '../../support/transcripts.ts'

let folder = ''
beforeEach(() => {
  folder = testFolder()
})

/** Writes generated files, each as `PATH=CONTENT`. @returns the problems */
function write(call: string): string {
  const files = call
    .split(' ')
    .slice(1)
    .map(word => word.split('='))
    .map(([path = '', content = '']) => ({ path, content }))
  return writeFolder(folder, 'src/generated', files)
    .map(({ file, rule }) => `${file} ${rule}\n`)
    .join('')
}

testTranscripts([new URL('write-folder.txt', import.meta.url)], 'write', () => folder, write)
