import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** Builds the inline script of src/app/start. @param pictures file of each page's picture, by route */
export async function buildStartScript(
  root: string,
  pictures: Readonly<Record<string, string>>,
): Promise<string> {
  const bundle = await rolldown({
    input: join(root, 'src/app/start/start.ts'),
    transform: { define: { pictureFiles: JSON.stringify(pictures) } },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code.trim()
}
