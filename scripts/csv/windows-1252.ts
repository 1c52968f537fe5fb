/**
 * Bytes 80 to 9F in Windows-1252; all other bytes are those of Latin-1. Written out, as `TextDecoder('windows-1252')` of
 * Node 20 decodes Latin-1, where these bytes are control characters.
 */
export const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Decodes bytes in Windows-1252, as browsers do: the five undefined bytes become control characters. */
export function decodeWindows1252(bytes: Uint8Array): string {
  const latin1 = Buffer.from(bytes).toString('latin1')
  return latin1.replace(/[\u0080-\u009f]/g, letter => windowsLetters[letter.charCodeAt(0) - 0x80] ?? letter)
}
