/** The part of a vehicle colour row that swatches use. */
export interface Colour {
  readonly id: number
  /** `#RRGGBB`. */
  readonly rgb: string
  readonly name: string
}
