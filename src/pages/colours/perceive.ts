import { linearRgb } from './luminance.ts'

/** A perceived colour: lightness 0 to 1, chroma from 0 (grey), hue in degrees 0 to 360. */
export interface Perceived {
  readonly lightness: number
  readonly chroma: number
  readonly hueDegrees: number
}

/** A colour `#RRGGBB` in Oklch, in which equal steps look equal. Source: Ottosson, "A perceptual color space", 2020. */
export function perceive(rgb: string): Perceived {
  const [red, green, blue] = linearRgb(rgb)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const greenRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const hueDegrees = (Math.atan2(blueYellow, greenRed) * 180) / Math.PI
  return { lightness, chroma: Math.hypot(greenRed, blueYellow), hueDegrees: (hueDegrees + 360) % 360 }
}
