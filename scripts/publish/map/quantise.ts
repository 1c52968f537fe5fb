import { Tally } from '../../csv/tally.ts'

type Weighted = readonly [colour: number, count: number]

const shifts = [16, 8, 0] as const

const channel = (colour: number, shift: number): number => (colour >> shift) & 255

/** The shift of the channel in which a box of colours is longest, and how long it is there. */
function longestSide(box: readonly Weighted[]): { shift: number; length: number } {
  const sides = shifts.map(shift => {
    const values = box.map(([colour]) => channel(colour, shift))
    return { shift, length: Math.max(...values) - Math.min(...values) }
  })
  return sides.reduce((longest, side) => (side.length > longest.length ? side : longest))
}

function split(box: readonly Weighted[], shift: number): [Weighted[], Weighted[]] {
  const sorted = box.toSorted(([a], [b]) => channel(a, shift) - channel(b, shift) || a - b)
  const half = sorted.reduce((sum, [, count]) => sum + count, 0) / 2
  let sum = 0
  const middle = sorted.findIndex(([, count]) => {
    sum += count
    return sum >= half
  })
  const cut = Math.min(Math.max(middle, 1), sorted.length - 1)
  return [sorted.slice(0, cut), sorted.slice(cut)]
}

function mean(box: readonly Weighted[]): number {
  const total = box.reduce((sum, [, count]) => sum + count, 0)
  return shifts.reduce<number>((colour, shift) => {
    const sum = box.reduce((part, [one, count]) => part + channel(one, shift) * count, 0)
    return colour | (Math.round(sum / total) << shift)
  }, 0)
}

/**
 * Finds `size` colours for a picture (median cut; the commonest quarter is kept as it is, so that areas stay pure).
 * Colours are 0xRRGGBB. Gives the palette and the place in it of each colour of the picture.
 */
export function quantise(
  pixels: Uint32Array,
  size: number,
): { palette: number[]; indexes: Map<number, number> } {
  const byCount = [...new Tally(pixels)].toSorted(([a, countA], [b, countB]) => countB - countA || a - b)
  const kept = Math.floor(size / 4)
  const boxes: Weighted[][] = [byCount.slice(kept)]
  while (boxes.length < size - kept) {
    const splittable = boxes.filter(box => box.length > 1)
    if (splittable.length === 0) break
    const weigh = (box: readonly Weighted[]) =>
      longestSide(box).length * Math.sqrt(box.reduce((sum, [, count]) => sum + count, 0))
    const worst = splittable
      .map(box => ({ box, weight: weigh(box) }))
      .reduce((a, b) => (b.weight > a.weight ? b : a)).box
    boxes.splice(boxes.indexOf(worst), 1, ...split(worst, longestSide(worst).shift))
  }
  const groups = [...byCount.slice(0, kept).map(one => [one]), ...boxes.filter(box => box.length > 0)]
  return {
    palette: groups.map(mean),
    indexes: new Map(groups.flatMap((box, index) => box.map(([colour]) => [colour, index] as const))),
  }
}
