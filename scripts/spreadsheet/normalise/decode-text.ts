import { isUtf8 } from 'node:buffer'

export interface DecodedText {
  readonly text: string
  /** In what encoding the bytes were, where that is not UTF-8. */
  readonly encoding: string | null
}

/** Text of the bytes of a file as spreadsheets save it: UTF-8, UTF-16 ("Unicode text") or Windows-1252 ("CSV"). */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' }
  if (isUtf8(bytes))
    return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), encoding: null }
  return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
}
