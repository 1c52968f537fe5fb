import { buildData } from '../../../scripts/publish/build-data.ts'
import { realSource } from './sources.ts'

/** The build of the data of the repository, once for all tests. */
export const realBuild = buildData(process.cwd(), realSource)
