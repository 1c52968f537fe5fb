/** What the swatches need of a row of the vehicle colours. */
export interface Colour {
  readonly id: number
  /** `#RRGGBB`. */
  readonly rgb: string
  readonly name: string
}
