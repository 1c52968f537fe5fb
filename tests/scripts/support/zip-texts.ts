import { strFromU8, unzipSync } from 'fflate'
import type { OutputFile } from '../../../scripts/build/output-file.ts'

/** The texts in a zip file, by path. */
export const zipTexts = ({ content }: OutputFile) =>
  new Map(
    Object.entries(unzipSync(new Uint8Array(Buffer.from(content)))).map(([path, bytes]) => [
      path,
      strFromU8(bytes),
    ]),
  )
