// npm run bench [-- FOLDER]: measures time and memory of verifying, reading and writing saves and of building the data.

import { repositoryCodec } from './format/repository-codec.ts'
import { benchSaves } from './format/verify/bench-saves.ts'
import { benchVerify } from './format/verify/bench-verify.ts'
import { benchLibrary } from './library/bench-library.ts'
import { type PackedDefinition, packDefinition } from './library/packed-definition.ts'
import { buildData } from './publish/build-data.ts'

const root = process.cwd()
const folder = process.argv[2] ?? null
const codec = repositoryCodec(root)
console.log(benchVerify(codec, folder))
const packed: PackedDefinition = JSON.parse(JSON.stringify(packDefinition(codec.definition)))
console.log(benchLibrary(packed, benchSaves(codec, folder).saves))
const start = performance.now()
const { modules, downloads } = buildData(root)
const seconds = ((performance.now() - start) / 1000).toFixed(2)
console.log(`data: ${modules.length} modules and ${downloads.length} downloads in ${seconds} s`)
