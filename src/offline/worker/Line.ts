/** How long a sign of the reader keeps the line free, in milliseconds. Each further sign begins it anew. */
const holdMs = 1500

/** Lets the reader go first: what the worker fetches is given up when the reader does something, and fetched later. */
export class Line {
  #freeAt = 0
  #current: AbortController | null = null

  /** The reader needs the line: what is on its way stops. */
  hold(): void {
    this.#freeAt = Date.now() + holdMs
    this.#current?.abort()
  }

  /**
   * Runs a download when the line is free, and again from the start when it had to stop.
   * @param load must stop by its signal
   * @throws what `load` throws, except when it was stopped
   */
  async run<Result>(load: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    for (;;) {
      while (Date.now() < this.#freeAt) await new Promise(resolve => setTimeout(resolve, 50))
      const attempt = new AbortController()
      this.#current = attempt
      try {
        return await load(attempt.signal)
      } catch (error) {
        if (!attempt.signal.aborted) throw error
      } finally {
        this.#current = null
      }
    }
  }
}
