import { writeFolder } from '../../../scripts/build/output-file.ts'
import { testInFolders } from '../../support/transcripts.ts'

/** Writes generated files, each as `PATH=CONTENT`. @returns the problems */
function write(folder: string, call: string): string {
  const files = call
    .split(' ')
    .slice(1)
    .map(word => word.split('='))
    .map(([path = '', content = '']) => ({ path, content }))
  return writeFolder(folder, 'src/generated', files)
    .map(({ file, rule }) => `${file} ${rule}\n`)
    .join('')
}

testInFolders(new URL('write-folder.txt', import.meta.url), 'write', write)
