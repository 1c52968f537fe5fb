import { expect, it } from 'vitest'
import { fileBytes } from '../../../src/site/fileBytes.ts'

it.each([
  [255, 'u8', 'FF'],
  [-1, 'i8', 'FF'],
  [579, 'u16', '43 02'],
  [-2, 'i16', 'FE FF'],
  [4_000_000_000, 'u32', '00 28 6B EE'],
  [-1, 'i32', 'FF FF FF FF'],
  [1263.573364, 'f32', '59 F2 9D 44'],
  [0.1, 'f32', 'CD CC CC 3D'],
] as const)('the bytes of a number %s as %s are stored as %s', (value, type, bytes) => {
  expect(fileBytes(value, type)).toBe(bytes)
})
