import { readFileSync } from 'node:fs'
import type { Site } from '../../build/site.ts'
import type { ExportModel } from '../shared/export-model.ts'

/** Name of the package, of its folder below data/ and of its command. */
export const packageName = 'gtasa-save'

/** The file that is the command. */
export const commandFile = 'cli.js'

/** Version of the code and its types, separate from that of the data. */
const { codecVersion, isCodecOnNpm }: { codecVersion: string; isCodecOnNpm: boolean } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
)

/** The command that installs the package: from the site until it is on npm, as `isCodecOnNpm` in package.json tells. */
export function installCommand({ homepage }: Pick<Site, 'homepage'>): string {
  return `npm install ${isCodecOnNpm ? packageName : `${homepage}data/${packageName}.tgz`}`
}

/** Version of the package. */
export const packageVersion = codecVersion

/** The package.json of the package. */
export function packageManifest({ site, dataHash }: ExportModel): string {
  const manifest = {
    name: packageName,
    version: codecVersion,
    description: 'Read, change and write save files of GTA San Andreas for PC, and for phones and tablets',
    keywords: ['gta', 'san-andreas', 'gtasa', 'savegame', 'save-editor', 'parser', 'codec', 'binary'],
    homepage: site.homepage,
    repository: { type: 'git', url: `git+${site.repository}.git` },
    license: site.license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.19' },
    bin: { [packageName]: commandFile },
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './names': { types: './names.d.ts', default: './names.js' },
      './data': { types: './data.d.ts', default: './data.js' },
      './map': { types: './map.d.ts', default: './map.js' },
      './tasks': { types: './tasks.d.ts', default: './tasks.js' },
      './recipes': { types: './recipes.d.ts', default: './recipes.js' },
      './package.json': './package.json',
    },
    types: './index.d.ts',
    // State of the data, separate from the version of the code.
    data: { version: site.version, hash: dataHash },
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
