import { blockStart } from '#shared/format-path/file.ts'
import { countsOfBlock } from '#shared/format-path/tree.ts'
import { versionOf } from '../../format/codec/decode-save.ts'
import { platformNames } from '../../format/codec/read-save.ts'
import { readTarget } from '../../format/codec/target-bytes.ts'
import type { Value } from '../../format/codec/value.ts'
import type { Command, Context } from './command.ts'
import { forEachSave, type OpenSave } from './open-save.ts'
import { jsonValue, showValue, targetIn } from './values.ts'

const everywhere = (path: string) => ({ pc: path, mobile: path })

/** The most useful values of a save, by path. A mobile save is named after the last mission, by its text key. */
const facts = {
  'save name': { pc: 'block00.save_name', mobile: 'block16.last_mission_key' },
  money: everywhere('block15.money'),
  x: everywhere('block02.players[0].position.x'),
  y: everywhere('block02.players[0].position.y'),
  z: everywhere('block02.players[0].position.z'),
  health: everywhere('block02.players[0].health'),
  armour: everywhere('block02.players[0].armour'),
  cheated: everywhere('block00.has_cheated'),
} as const

function readFacts(save: OpenSave): readonly (readonly [string, Value])[] {
  const { definition } = save.codec
  return Object.entries(facts).map(([name, path]) => [
    name,
    readTarget(save.bytes, targetIn(save, path[definition.platform])),
  ])
}

function readBlocks({ codec, reading, counts }: OpenSave) {
  const { definition } = codec
  return definition.blocks.map(({ number, title }, index) => ({
    block: number,
    title,
    offset: blockStart(definition, number, counts),
    size: reading.blocks[index]?.size ?? 0,
    counts: countsOfBlock(counts, number),
  }))
}

/** `inspect`: a summary of a save. */
export const inspect: Command = {
  call: 'inspect FILES or FOLDERS [--json]',
  help: 'prints version, name, money and location of the player, and all blocks with their counts',
  count: [1, Number.POSITIVE_INFINITY],
  options: { json: 'flag' },
  run: (context, { others, flags }) =>
    forEachSave(context, others, flags.has('json'), (save, isSingle) =>
      inspectSave(context, save, { isSingle, isJson: flags.has('json') }),
    ),
}

function inspectSave(
  { print, paint }: Context,
  save: OpenSave,
  { isSingle, isJson }: { isSingle: boolean; isJson: boolean },
): object {
  const { file, codec } = save
  const { platform } = codec.definition
  const { versionIdHex, version } = versionOf(codec.definition, save.reading.blocks)
  const found = readFacts(save)
  const blocks = readBlocks(save)
  const values = Object.fromEntries(found.map(([name, value]) => [name.replace(' n', 'N'), jsonValue(value)]))
  const result = { file, platform, versionIdHex, version, ...values, blocks }
  if (isJson) return result
  if (!isSingle) print(paint('path', file))
  print(`${paint('path', 'platform'.padEnd(10))} ${platformNames[platform]}`)
  print(`${paint('path', 'version'.padEnd(10))} ${versionIdHex} (${version ?? 'not known'})`)
  for (const [name, value] of found) print(`${paint('path', name.padEnd(10))} ${showValue(value)}`)
  for (const { block, title, offset, size, counts } of blocks) {
    const shown = Object.entries(counts).map(([name, value]) => `${name}=${value}`)
    const extent = `${String(offset).padStart(6)} ${String(size).padStart(6)}`
    print(`${paint('path', block)} ${title.padEnd(20)} ${extent}  ${shown.join(' ')}`.trimEnd())
  }
  return result
}
