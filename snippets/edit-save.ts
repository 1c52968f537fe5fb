import { readFile, writeFile } from 'node:fs/promises'
import { parseSave, writeSave } from 'gtasa-save'

const save = parseSave(await readFile('GTASAsf1.b'))
const { playerInfo, pools } = save.blocks
const { x, y, z } = pools.players[0].position
console.log('money', playerInfo.money)
console.log('position', x, y, z)

playerInfo.money = 1_000_000
await writeFile('GTASAsf2.b', writeSave(save))
