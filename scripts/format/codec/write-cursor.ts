import { pathText } from './path-text.ts'
import { SaveError } from './save-error.ts'

/** Where writing stands in a file. */
export class WriteCursor {
  readonly bytes: Uint8Array
  readonly view: DataView
  readonly limit: number
  offset = 0
  block: string | null = null
  readonly path: (string | number)[] = []

  constructor(size: number, limit: number) {
    this.bytes = new Uint8Array(size)
    this.view = new DataView(this.bytes.buffer)
    this.limit = limit
  }

  /** @throws SaveError when the file has no room for so many bytes */
  need(size: number): void {
    if (this.offset + size > this.limit) throw this.error(`the file has no room for ${size} more bytes`)
  }

  error(reason: string): SaveError {
    const path = pathText(this.path)
    return new SaveError(path === '' ? reason : `${path}: ${reason}`, this.offset, this.block)
  }
}
