import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** Builds the inline script of src/app/start. */
export async function buildStartScript(root: string): Promise<string> {
  const bundle = await rolldown({ input: join(root, 'src/app/start/start.ts') })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code.trim()
}
