import { repositoryCodecs } from '../format/repository-codec.ts'
import { type PackedFormat, packDefinitions } from './packed-definition.ts'

/** The packed format of this repository. In the package, a generated module of the same name contains it. */
export const format: PackedFormat = packed()

function packed(): PackedFormat {
  const [first, ...others] = repositoryCodecs(process.cwd())
  return JSON.parse(
    JSON.stringify(packDefinitions([first.definition, ...others.map(({ definition }) => definition)])),
  )
}
