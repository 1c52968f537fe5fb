import type { Step } from '../step/step.ts'
import { radarIcons } from '../tables/radar-icons.ts'
import { checkIcon } from './check-icon.ts'
import { readIcons } from './read-icons.ts'
import { compactSvg, drawSprite } from './sprite.ts'

/**
 * Checks the pictures of all bytes with an image. Gives the sprite for the pages as a module and every picture as a
 * download named by its byte, `radar-icons/0F.svg`.
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
