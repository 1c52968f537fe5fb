import { crc32, deflateSync } from 'node:zlib'
import { quantise } from './quantise.ts'

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const largestPalette = 256

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

function header(width: number, height: number): Uint8Array {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([8, 3, 0, 0, 0], 8) // eight bits, palette, deflate, filter per line, not interlaced
  return data
}

/**
 * Encodes an opaque picture as PNG with a palette of 256 colours, a third of the size of full colours.
 * `rgba` holds four bytes per pixel; `note` is kept as the text chunk "Source".
 */
export function encodePng(rgba: Uint8Array, width: number, height: number, note: string): Uint8Array {
  const pixels = new Uint32Array(width * height)
  const view = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength)
  for (let index = 0; index < pixels.length; index++) pixels[index] = view.getUint32(index * 4) >>> 8
  const { palette, indexes } = quantise(pixels, largestPalette)
  const lines = Buffer.alloc((width + 1) * height) // a leading 0 on each line: not filtered
  pixels.forEach((pixel, index) => {
    const colour = indexes.get(pixel)
    if (colour === undefined) throw new Error('the palette lacks a colour of the picture')
    lines[index + Math.floor(index / width) + 1] = colour
  })
  return Buffer.concat([
    signature,
    chunk('IHDR', header(width, height)),
    chunk('tEXt', Buffer.from(`Source\0${note}`, 'latin1')),
    chunk(
      'PLTE',
      Uint8Array.from(palette.flatMap(colour => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}
