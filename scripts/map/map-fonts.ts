import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const files = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSans-Oblique.ttf', 'DejaVuSerif-Italic.ttf']

/** The lettering of pictures: fonts from a package and none of the machine, so that it is the same everywhere. */
export function mapFonts() {
  const folder = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf')
  return {
    fontFiles: files.map(file => join(folder, file)),
    loadSystemFonts: false,
    defaultFontFamily: 'DejaVu Sans',
  }
}
