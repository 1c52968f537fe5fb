/** An error that the user can fix: shown as a message without a stack trace. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  /** 1 for files and values, 2 for wrong arguments. */
  readonly exitCode: number

  constructor(message: string, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}
