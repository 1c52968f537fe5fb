import { platformNames, versionOf } from '../../format/codec/decode-save.ts'
import { countsOf } from '../../format/codec/value-size.ts'
import type { Platform } from '../../format/definition.ts'
import type { Command, Context } from './command.ts'
import { forEachSave, type OpenSave } from './open-save.ts'
import { jsonValue, showValue, valueAt } from './values.ts'

/** A mobile save is named after the last mission, by its text key. */
const namePaths: Readonly<Record<Platform, string>> = {
  pc: 'block00.save_name',
  mobile: 'block16.last_mission_key',
}

/** The most useful values of a save, by path. */
const facts = {
  money: 'block15.money',
  x: 'block02.players[0].position.x',
  y: 'block02.players[0].position.y',
  z: 'block02.players[0].position.z',
  health: 'block02.players[0].health',
  armour: 'block02.players[0].armour',
  cheated: 'block00.has_cheated',
}

function readFacts(save: OpenSave) {
  const paths = { 'save name': namePaths[save.codec.definition.platform], ...facts }
  return Object.entries(paths).map(([name, path]) => [name, valueAt(save, path)] as const)
}

function readBlocks({ codec: { definition }, reading }: OpenSave) {
  return reading.blocks.map(own => {
    const { block, start, size } = own
    return {
      block: block.number,
      title: block.title,
      offset: start,
      size,
      counts: countsOf(definition, own),
    }
  })
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
