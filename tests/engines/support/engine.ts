/** One page of a browser, as far as the tests of all engines need it. */
export interface Engine {
  /** Name and version, as the browser tells them. */
  readonly name: string
  /** Goes to an address and waits until it is loaded. */
  open(url: string): Promise<void>
  /** What an expression, or the promise it stands for, comes to: anything that JSON can hold. */
  evaluate(expression: string): Promise<unknown>
  close(): Promise<void>
}
