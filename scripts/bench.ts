// npm run bench [-- FOLDER]: measures time and memory of verifying saves and building the data.

import { repositoryCodec } from './format/repository-codec.ts'
import { benchVerify } from './format/verify/bench-verify.ts'
import { buildData } from './publish/build-data.ts'

const root = process.cwd()
const saves = benchVerify(repositoryCodec(root), process.argv[2] ?? null)
console.log(saves)
const start = performance.now()
const { modules, downloads } = buildData(root)
const seconds = ((performance.now() - start) / 1000).toFixed(2)
console.log(`data: ${modules.length} modules and ${downloads.length} downloads in ${seconds} s`)
