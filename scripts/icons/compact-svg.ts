/** The same picture without the white space between its tags. */
export function compactSvg(svg: string): string {
  return svg.trim().replace(/>\s+</g, '><')
}
