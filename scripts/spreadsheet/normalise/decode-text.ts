import { isUtf8 } from 'node:buffer'
import { decodeWindows1252 } from '../../csv/windows-1252.ts'

interface DecodedText {
  readonly text: string
  /** The encoding, if it is not UTF-8. */
  readonly encoding: string | null
}

/** Decodes a file saved by a spreadsheet: UTF-8, UTF-16 ("Unicode text") or Windows-1252 ("CSV"). */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' }
  if (isUtf8(bytes))
    return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), encoding: null }
  return { text: decodeWindows1252(bytes), encoding: 'Windows-1252' }
}
