import { expect, it } from 'vitest'
import { nearest } from '#shared/nearest.ts'

it('finds the intended name', () => {
  expect(nearest('Baot', ['Bikes', 'Boats', 'Cars'])).toBe('Boats')
  expect(nearest('outside', ['Outside', 'Inside'])).toBe('Outside')
  expect(nearest('skil_offset_hex', ['slot', 'skill_offset_hex'])).toBe('skill_offset_hex')
})

it('suggests nothing if nothing is close', () => {
  expect(nearest('zzzz', ['Bikes', 'Boats'])).toBeNull()
  expect(nearest('x'.repeat(1_000_000), ['Bikes'])).toBeNull()
  expect(nearest('a', [])).toBeNull()
})
