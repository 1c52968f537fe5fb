import type { Step } from '../build/step.ts'
import { type Problem, startOf } from '../csv/declare.ts'
import { readNames, readText, withLineFeeds } from '../csv/read-file.ts'
import { radarIcons } from '../tables/radar-icons.ts'

const head = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">'
const end = '</svg>'

/** A shape in plain colours: no scripts, no external files, and no ids that could clash in the sprite. */
const shape =
  /^ *<(path|circle|rect)( (d|c?[xy]|rx?|width|height|fill|stroke(-width|-linecap|-linejoin)?)="[\w#., -]+")+\/>$/

/** Problems of one icon: each line must be the first line, a plain shape or the last line. */
export function checkIcon({ file, svg }: IconFile): readonly Problem[] {
  const lines = svg.trimEnd().split('\n')
  const last = Math.max(lines.length - 1, 2)
  return Array.from({ length: last + 1 }, (_, index) => index).flatMap(index => {
    const line = lines[index] ?? ''
    const isShape = index > 0 && index < last
    const wanted = index === 0 ? head : end
    if (isShape ? shape.test(line) : line === wanted) return []
    return {
      ...startOf(file),
      line: index + 1,
      cell: line.trim(),
      rule: isShape ? 'is not a plain shape' : 'is not the expected first or last line',
      allowed: isShape ? 'one path, circle or rect per line, with literal numbers and colours' : wanted,
      fix: isShape ? 'draw it with these shapes' : 'write this line',
    }
  })
}

const folder = 'src/site/icons/radar'

/** A radar icon file in the repository. */
interface IconFile {
  /** Two upper-case hex digits, as in the save file. */
  readonly byte: string
  /** Path from the root of the repository. */
  readonly file: string
  readonly svg: string
}

/** Reads the icons of the given bytes, in order. Missing, unreadable and unused files are problems. */
function readIcons(root: string, bytes: readonly string[]) {
  const names = readNames(root, folder)
  if (names.value === null) return { icons: [], problems: names.problems }
  const found = new Set(names.value)
  const wanted = bytes.map(byte => `${byte}.svg`)
  const problemOf = (name: string, rule: string, allowed: string, fix: string): Problem => ({
    ...startOf(`${folder}/${name}`),
    cell: name,
    rule,
    allowed,
    fix,
  })
  const missing = wanted
    .filter(name => !found.has(name))
    .map(name =>
      problemOf(name, 'is missing', 'one picture per byte with an image', 'draw it, or set has_image to no'),
    )
  const surplus = [...found]
    .filter(name => !wanted.includes(name))
    .map(name =>
      problemOf(name, 'matches no byte with an image', 'BYTE.svg in upper case', 'rename or delete it'),
    )
  const icons: IconFile[] = []
  const unread: Problem[] = []
  for (const byte of bytes.filter(one => found.has(`${one}.svg`))) {
    const file = `${folder}/${byte}.svg`
    const { value, problems } = readText(root, file)
    if (value === null) unread.push(...problems)
    else icons.push({ byte, file, svg: withLineFeeds(value) })
  }
  return { icons, problems: [...missing, ...surplus, ...unread] }
}

/** The icon without white space between tags. */
function compactSvg(svg: string): string {
  return svg.trim().replace(/>\s+</g, '><')
}

/**
 * All icons in one file, each a symbol named by its byte: `<use href="radar-icons.svg#0F">`.
 * One sprite is a quarter of the bytes of separate files after compression, and one request instead of 62.
 */
function drawSprite(icons: readonly IconFile[]): string {
  const symbols = icons.map(({ byte, svg }) => {
    const shapes = compactSvg(svg).replace(/^<svg[^>]*>|<\/svg>$/g, '')
    return `<symbol id="${byte}" viewBox="0 0 16 16">${shapes}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

/**
 * Checks the icons of all bytes with an image. Emits the sprite for the pages and every icon as a download
 * named by its byte, `radar-icons/0F.svg`.
 */
export const iconsStep: Step = ({ root, source }) => {
  const rows = radarIcons.rows(source)
  const bytes = rows.filter(({ hasImage }) => hasImage).map(({ byteHex }) => byteHex)
  const { icons, problems } = readIcons(root, bytes)
  return {
    problems: [...problems, ...icons.flatMap(checkIcon)],
    modules: [{ path: 'radar-icons.svg', content: drawSprite(icons) }],
    downloads: icons.map(({ byte, svg }) => ({
      path: `radar-icons/${byte}.svg`,
      content: `${compactSvg(svg)}\n`,
    })),
  }
}
