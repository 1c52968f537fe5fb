import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface RealSave {
  readonly name: string
  readonly bytes: Uint8Array
}

interface SaveFile extends RealSave {
  readonly path: string
}

/** A folder of real saves, which are not part of the repository. */
interface SavesFolder {
  readonly path: string
  /** The environment variable that names another folder. */
  readonly variable: string
}

const savesFolder = (variable: string, name: string): SavesFolder => ({
  path: process.env[variable] ?? join(process.cwd(), '../shared', name),
  variable,
})

/** The saves that the project was first tested with. */
export const referenceFolder = savesFolder('SAVES_DIR', 'saves')
/** Further saves: `playthrough`, a series of one game, and `others`. */
export const moreFolder = savesFolder('MORE_SAVES_DIR', 'saves-more')
/** Saves of 15 public collections, on which the rules were tried again. */
export const newFolder = savesFolder('NEW_SAVES_DIR', 'saves-new')
export const mobileFolder = savesFolder('MOBILE_SAVES_DIR', 'saves-mobile')

/** Bytes of a PC save: other saves in a folder are those of phones and tablets. */
const pcSize = 202_752

/** Saves that were edited or made with a mod, and what shows it. */
const edited: Readonly<Record<string, string>> = {
  'r-ee6ed8c58f.b': 'made for testing: parts that no vehicle has',
  'q-228fcc2978.b': 'variable 8 is 16: the game stores a time there',
  'q-3bb301ca3a.b': 'variable 8 is 36: the game stores a time there',
  'q-f0c5c3695f.b': 'variable 8 is 16: the game stores a time there',
  'q-8e87e04aba.b': 'variable 8 is 16: the game stores a time there',
}

/** The saves in a folder, by name; none if there is no such folder. */
export function savesIn(folder: string): readonly SaveFile[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter(name => name.endsWith('.b'))
  return names.sort().map(name => {
    const path = join(folder, name)
    return { name, path, bytes: readFileSync(path) }
  })
}

export const realSaves = savesIn(referenceFolder.path)
export const seriesSaves = savesIn(join(moreFolder.path, 'playthrough'))
export const otherSaves = savesIn(join(moreFolder.path, 'others'))
export const newSaves = savesIn(newFolder.path).filter(({ bytes }) => bytes.length === pcSize)
export const realMobileSaves = savesIn(mobileFolder.path)
/** The saves of phones and tablets among the new ones. */
export const newMobileSaves = savesIn(newFolder.path).filter(({ bytes }) => bytes.length !== pcSize)

/** All PC saves that the game wrote. */
export const naturalSaves = [...realSaves, ...seriesSaves, ...otherSaves, ...newSaves].filter(
  ({ name }) => !(name in edited),
)

/** Prints that tests are skipped, so that missing output is not mistaken for success. */
export function announceMissing(suite: string, ...folders: readonly SavesFolder[]): void {
  for (const { path, variable } of folders) {
    if (existsSync(path)) continue
    process.stdout.write(
      `SKIPPED: ${suite}: no save files in ${path}; set ${variable} to test with real ones\n`,
    )
  }
}
