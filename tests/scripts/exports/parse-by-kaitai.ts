import { compileKsy } from './kaitai-parser.ts'
import { ksy, variablesKsy } from './ksy.ts'

/** Reads a PC save as the compiled Kaitai description does. */
export const parseByKaitai = await compileKsy(ksy, [variablesKsy])
