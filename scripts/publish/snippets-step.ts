import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { madeFrom } from '../build/generated-module.ts'
import type { Step } from '../build/step.ts'

/** Examples in other languages, below the root of the repository. */
const folder = 'snippets'

/** Writes the texts of the examples for the pages, by file name. */
export const snippetsStep: Step = ({ root }) => {
  const place = join(root, folder)
  if (!existsSync(place)) return {}
  const texts = readdirSync(place)
    .sort()
    .map(file => `  ${JSON.stringify(file)}: ${JSON.stringify(readFileSync(join(place, file), 'utf8'))},\n`)
  const doc = '/** The texts of the examples, by the name of their file. */\n'
  const content = `${madeFrom(folder)}${doc}export const snippets: Readonly<Record<string, string>> = {\n${texts.join('')}}\n`
  return { modules: [{ path: 'snippets.ts', content }] }
}
