import { drawMapPng } from './draw-map-png.ts'
import type { Image } from './image.ts'
import { renderPng } from './render-png.ts'
import { drawSiteIcon } from './site-icon.ts'
import { drawSocialPreview } from './social-preview.ts'

/** Every picture in public/, from its source. */
export function drawAll(root: string): readonly Image[] {
  const favicon = drawSiteIcon({ corner: 3, scale: 1 })
  // Launchers cut a maskable icon down to a circle of 80 % at worst; the diskette's corners just fit in at 0.74.
  const maskable = drawSiteIcon({ corner: 0, scale: 0.74 })
  const touch = drawSiteIcon({ corner: 0, scale: 0.88 })
  return [
    { path: 'public/favicon.svg', content: Buffer.from(favicon) },
    { path: 'public/icon-192.png', content: renderPng(root, favicon, 192) },
    { path: 'public/icon-512.png', content: renderPng(root, favicon, 512) },
    { path: 'public/icon-maskable-512.png', content: renderPng(root, maskable, 512) },
    { path: 'public/apple-touch-icon.png', content: renderPng(root, touch, 180) },
    { path: 'public/social-preview.png', content: renderPng(root, drawSocialPreview(root), 1200) },
    drawMapPng(root),
  ]
}
