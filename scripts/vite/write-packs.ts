import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { type BuiltFile, groupFiles } from './pack-groups.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.csv': 'text/csv',
}

/** What the worker does not keep. */
const exclusions = [
  /^sw\.js$/, // the worker itself
  /^packs\//,
  /^(sitemap\.xml|robots\.txt|\.nojekyll)$/, // only robots and hosts read them
  /^social-preview\.png$/, // only other sites show it
  /^data\/radar-icons\//, // the sprite holds the same pictures
  /^data\/map\.(svg|png)$/, // the page draws the same map
  /^data\/(datapackage\.json|[\w-]+\.zip)$/, // the tables once more as one file, and what it says of them
  // Offline the page of a table writes its file; two tables have only a link, and vehicles stand in two parts.
  /^data\/(?!(vehicles|glossary|blocks\/20-tag-rotations)\.csv$).*\.csv$/,
  /^data\/(?!(index|format|format\.schema)\.json$).*\.json$/, // the rows of the CSV file beside it
  /^assets\/(start-[\w-]+\.js|frame-[\w-]+\.css)$/, // for hosts whose header forbids what stands in documents: the worker sends none
  /^(?!index\.html$)[^/]+\.html$/, // for readers without JavaScript: the app has the same pages
]

/** What the worker fetches: a pack of several files, or one file by itself. */
interface Parcel {
  readonly file: string
  readonly holds: readonly string[]
}

function readFiles(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => ({ path: relative(folder, path).replaceAll('\\', '/'), content: readFileSync(path) }))
    .filter(({ path }) => !exclusions.some(exclusion => exclusion.test(path)))
}

/** JSON, because every host packs that: per path its content type and its content, pictures in Base64. */
function packText(files: readonly BuiltFile[]): string {
  const entries = files.map(({ path, content }) => {
    const isText = extname(path) !== '.png'
    const type = types[extname(path)] ?? 'text/plain'
    return [
      path,
      isText
        ? { type: `${type}; charset=utf-8`, text: content.toString('utf8') }
        : { type, base64: content.toString('base64') },
    ]
  })
  return JSON.stringify(Object.fromEntries(entries))
}

/** Where the list of parcels stands in the worker: the name in its source, or a list written before. */
const place = /self\.__PARCELS__|\/\*parcels\*\/.*?\/\*end\*\//s

/**
 * Packs what the offline worker keeps into few files below `packs/` and tells the worker `sw.js` of them. The scripts
 * of the frame stay apart: every reader has just loaded them. Can be run again after a change.
 * @param folder of the built site
 * @throws when the folder has no entry, or no worker that asks for the list
 */
export function writePacks(folder: string): void {
  const files = readFiles(folder)
  const entry = files.find(({ path }) => path === 'index.html')
  if (entry === undefined) throw new Error('the site has no index.html')
  const linked = new Set(
    [
      ...entry.content
        .toString('utf8')
        .matchAll(/(?<=\.\/)assets\/(?:index|frame|react|rolldown-runtime)-[\w-]+\.js/g),
    ].map(String),
  )
  const isEntry = ({ path }: BuiltFile) => linked.has(path)
  const parcels: Parcel[] = files.filter(isEntry).map(({ path }) => ({ file: path, holds: [path] }))
  rmSync(join(folder, 'packs'), { recursive: true, force: true })
  mkdirSync(join(folder, 'packs'))
  for (const group of groupFiles(files.filter(file => !isEntry(file)))) {
    const text = packText(group.files)
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
    const file = `packs/${group.name}-${hash}.json`
    writeFileSync(join(folder, file), text)
    parcels.push({ file, holds: group.files.map(({ path }) => path) })
  }
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  if (!place.test(worker)) throw new Error('sw.js does not ask for its parcels')
  const list = `/*parcels*/${JSON.stringify(parcels)}/*end*/`
  writeFileSync(
    join(folder, 'sw.js'),
    worker.replace(place, () => list),
  )
}
