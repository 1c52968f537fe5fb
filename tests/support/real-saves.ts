import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface RealSave {
  readonly name: string
  readonly bytes: Uint8Array
}

interface SaveFile extends RealSave {
  readonly path: string
}

/**
 * A folder of real saves, which are not part of the repository. Prints that tests are skipped without it, so that missing output is
 * not mistaken for success.
 * @param variable the environment variable that names another folder
 */
function savesFolder(variable: string, name: string): string {
  const path = process.env[variable] ?? join(process.cwd(), '../shared', name)
  if (!existsSync(path))
    process.stdout.write(`SKIPPED: tests with real saves: no folder ${path}; set ${variable} to have them\n`)
  return path
}

/** Bytes of a PC save: other saves in a folder are those of phones and tablets. */
const pcSize = 202_752

/** Saves that were edited or made with a mod. */
const edited: ReadonlySet<string> = new Set([
  'r-ee6ed8c58f.b', // made for testing: parts that no vehicle has
  // Variable 8 is 16 or 36, where the game stores a time.
  ...['q-228fcc2978.b', 'q-3bb301ca3a.b', 'q-f0c5c3695f.b', 'q-8e87e04aba.b'],
])

/** The saves in a folder, by name; none if there is no such folder. */
function savesIn(folder: string): readonly SaveFile[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter(name => name.endsWith('.b'))
  return names.sort().map(name => {
    const path = join(folder, name)
    return { name, path, bytes: new Uint8Array(readFileSync(path)) }
  })
}

const moreFolder = savesFolder('MORE_SAVES_DIR', 'saves-more')
const newFolder = savesIn(savesFolder('NEW_SAVES_DIR', 'saves-new'))
const isPc = ({ bytes }: RealSave) => bytes.length === pcSize

/** The saves that the project was first tested with. */
export const realSaves = savesIn(savesFolder('SAVES_DIR', 'saves'))
/** A series of one game. */
export const seriesSaves = savesIn(join(moreFolder, 'playthrough'))
export const otherSaves = savesIn(join(moreFolder, 'others'))
/** Saves of 15 public collections, on which the rules were tried again. */
export const newSaves = newFolder.filter(isPc)
export const realMobileSaves = savesIn(savesFolder('MOBILE_SAVES_DIR', 'saves-mobile'))
/** The saves of phones and tablets among the new ones. */
export const newMobileSaves = newFolder.filter(save => !isPc(save))

/** All PC saves that the game wrote. */
export const naturalSaves = [...realSaves, ...seriesSaves, ...otherSaves, ...newSaves].filter(
  ({ name }) => !edited.has(name),
)
