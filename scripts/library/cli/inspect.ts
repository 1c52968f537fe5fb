import { toHex } from '../../../src/shared/hex.ts'
import type { Value } from '../../format/codec/value.ts'
import { blockStart, countsOfBlock } from '../../format/place/file-counts.ts'
import { readPlace } from '../../format/place/read-place.ts'
import type { Command, Context } from './command.ts'
import { type OpenSave, openSave } from './open-save.ts'
import { jsonValue, placeIn, showValue } from './values.ts'

/** The most useful values of a save, by path. */
const facts = {
  'save name': 'block00.save_name',
  money: 'block15.money',
  x: 'block02.players[0].position.x',
  y: 'block02.players[0].position.y',
  z: 'block02.players[0].position.z',
  health: 'block02.players[0].health',
  armour: 'block02.players[0].armour',
  cheated: 'block00.has_cheated',
} as const

function readFacts({ codec }: Context, save: OpenSave): readonly (readonly [string, Value])[] {
  return Object.entries(facts).map(([name, path]) => [
    name,
    readPlace(save.bytes, placeIn(codec.definition, save, path)),
  ])
}

function readBlocks({ codec: { definition } }: Context, { reading, counts }: OpenSave) {
  return definition.blocks.map(({ number, title }, index) => ({
    block: number,
    title,
    start: blockStart(definition, number, counts),
    size: reading.blocks[index]?.size ?? 0,
    counts: countsOfBlock(counts, number),
  }))
}

/** `inspect`: a summary of a save. */
export const inspect: Command = {
  usage: 'inspect FILE [--json]',
  what: 'prints version, name, money and place of the player, and all blocks with their counts',
  count: [1, 1],
  options: ['--json'],
  run(context, { paths: [file = ''], isJson }) {
    const { codec, print, paint } = context
    const save = openSave(codec, file)
    const id = save.reading.blocks[0]?.value.version_id
    const versionIdHex = toHex(typeof id === 'number' ? id : 0, 8)
    const version = codec.definition.versions.find(({ idHex }) => idHex === versionIdHex)?.meaning ?? null
    const found = readFacts(context, save)
    const blocks = readBlocks(context, save)
    if (isJson) {
      const values = Object.fromEntries(
        found.map(([name, value]) => [name.replace(' ', '_'), jsonValue(value)]),
      )
      print(JSON.stringify({ file, versionIdHex, version, ...values, blocks }, null, 2))
      return 0
    }
    print(`${paint('path', 'version'.padEnd(10))} ${versionIdHex} (${version ?? 'not known'})`)
    for (const [name, value] of found) print(`${paint('path', name.padEnd(10))} ${showValue(value)}`)
    for (const { block, title, start, size, counts } of blocks) {
      const told = Object.entries(counts).map(([name, value]) => `${name}=${value}`)
      const place = `${String(start).padStart(6)} ${String(size).padStart(6)}`
      print(`${paint('path', block)} ${title.padEnd(20)} ${place}  ${told.join(' ')}`.trimEnd())
    }
    return 0
  },
}
