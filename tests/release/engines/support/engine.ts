/** One page of a browser, as far as the tests of all engines need it. */
export interface Engine {
  /** Name and version, as reported by the browser. */
  readonly name: string
  /** Goes to an address and waits until it is loaded. */
  open(url: string): Promise<void>
  /** Value of an expression, or of its promise, if JSON can represent it. */
  evaluate(expression: string): Promise<unknown>
  close(): Promise<void>
}
