import { type OpenedSave, readSave } from '../../../src/save/readSave.ts'

/** A save as the site opens it. @throws Error if it refuses the file */
export function openSave(bytes: Uint8Array, name = 'GTASAsf1.b'): OpenedSave {
  const result = readSave(name, new Uint8Array(bytes))
  if ('reason' in result) throw new Error(`${name}: ${result.reason}`)
  return result
}
