import type { Step } from '../../build/step.ts'
import { radarIcons } from '../../tables/radar-icons.ts'
import { checkIcon } from './check-icon.ts'
import { type IconFile, readIcons } from './read-icons.ts'

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
