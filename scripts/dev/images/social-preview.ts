import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSite } from '../../build/site.ts'
import { readThemeColour } from '../../build/theme.ts'
import { drawByteArt } from './byte-art.ts'
import { drawSiteIcon } from './site-icon.ts'

/** Radar icons along the bottom, chosen for their range of colours and shapes. */
const shownIcons = ['23', '1F', '36', '0A', '0F', '05', '2D', '15', '1B', '33', '3E']

/** An SVG file as a picture inside another. */
function place(svg: string, x: number, y: number, size: number): string {
  const shapes = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 16 16">${shapes}</svg>`
}

function line(text: string, y: number, size: number, fill: string, weight: 'bold' | 'normal'): string {
  const look = `font-family="DejaVu Sans" font-weight="${weight}" font-size="${size}" fill="${fill}"`
  return `<text x="64" y="${y}" ${look}>${text}</text>`
}

/** The picture that other sites show beside a link, 1200 × 630. */
export function drawSocialPreview(root: string): string {
  const muted = readThemeColour(root, 'muted').dark
  const words = readSite(root).title.split(' ')
  const icons = shownIcons.map((byte, index) =>
    place(readFileSync(join(root, `src/site/icons/radar/${byte}.svg`), 'utf8'), 64 + 47 * index, 518, 32),
  )
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">',
    `<rect width="1200" height="630" fill="${readThemeColour(root, 'page').dark}"/>`,
    place(drawSiteIcon(root, { corner: 3, scale: 1 }), 64, 80, 112),
    line(words.slice(0, 2).join(' '), 284, 60, '#ffffff', 'bold'),
    line(words.slice(2).join(' '), 356, 60, '#ffffff', 'bold'),
    line('The save format of GTA San Andreas', 424, 25, muted, 'normal'),
    line('for PC, byte by byte', 460, 25, muted, 'normal'),
    ...icons,
    drawByteArt(root, { left: 671, top: 53, columns: 8, cell: 52, gap: 7 }),
    '</svg>',
  ].join('')
}
