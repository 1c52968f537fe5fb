const edge = 3100
const spacing = 500
const tick = 40
const arm = 22

/** Path data of a small cross at every 500 units and of ticks on the map's edge, both axes. */
export function graticuleTicks(): string {
  let path = ''
  for (let x = -3000; x <= 3000; x += spacing) {
    path += `M${x} ${-edge}v${tick}m0 ${2 * edge - 2 * tick}v${tick}`
    path += `M${-edge} ${x}h${tick}m${2 * edge - 2 * tick} 0h${tick}`
    for (let y = -3000; y <= 3000; y += spacing)
      path += `M${x - arm} ${y}h${2 * arm}m${-arm} ${-arm}v${2 * arm}`
  }
  return path
}
