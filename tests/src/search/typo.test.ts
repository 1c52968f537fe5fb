import { describe, expect, it } from 'vitest'
import { correct, isOneOff, nearestWords } from '../../../src/search/typo.ts'

describe('one letter', () => {
  it.each([
    ['other', 'desart'],
    ['less', 'desrt'],
    ['more', 'deseert'],
    ['swapped', 'desret'],
    ['other, of a word that is not finished', 'dese'],
  ])('%s is forgiven', (_, typed) => {
    expect(isOneOff(typed, 'desert')).toBe(true)
  })

  it.each(['dasart', 'dst', 'dessserts'])('but no two: %s', typed => {
    expect(isOneOff(typed, 'desert')).toBe(false)
  })

  it('corrects long words alone, and none with digits', () => {
    expect(correct('egle', ['eagle', 'ogle'])).toEqual(['eagle', 'ogle'])
    expect(correct('egl', ['egg'])).toEqual([])
    expect(correct('ak47', ['ak48'])).toEqual([])
  })
})

describe('the nearest words', () => {
  it('are those with most pairs of letters in common, the best first', () => {
    expect(nearestWords('infernuss', ['inferno', 'infernus', 'weapon', 'mod'], 2)).toEqual([
      'infernus',
      'inferno',
    ])
  })
})
