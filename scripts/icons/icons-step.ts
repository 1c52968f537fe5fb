import { checkIcon } from './check-icon.ts'
import { compactSvg } from './compact-svg.ts'
import { readIcons } from './read-icons.ts'
import { drawSprite } from './sprite.ts'

interface Context {
  /** Root of the repository. */
  readonly root: string
  /** Rows of the table of radar icons. */
  readonly radarIcons: readonly { readonly byteHex: string; readonly hasImage: boolean }[]
}

/**
 * Checks the pictures of all bytes with an image. Gives the sprite for the pages as a module and every picture as a
 * download named by its byte, `radar-icons/0F.svg`.
 */
export async function iconsStep({ root, radarIcons }: Context) {
  const bytes = radarIcons.filter(({ hasImage }) => hasImage).map(({ byteHex }) => byteHex)
  const { icons, problems } = await readIcons(root, bytes)
  return {
    problems: [...problems, ...icons.flatMap(checkIcon)],
    modules: [{ path: 'radar-icons.svg', content: drawSprite(icons) }],
    downloads: icons.map(({ byte, svg }) => ({
      path: `radar-icons/${byte}.svg`,
      content: `${compactSvg(svg)}\n`,
    })),
  }
}
