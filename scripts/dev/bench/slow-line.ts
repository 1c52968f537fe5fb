import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'

/** A line to the reader. All connections share it, the page's and those of the offline worker. */
export interface Line {
  readonly bytesPerMs: number
  /** Milliseconds there and back. */
  readonly roundTripMs: number
}

/** Hands values on after a time each, in the order in which they came. */
class Delay<Value> {
  readonly #waiting: Value[] = []
  readonly #hand: (value: Value) => void

  constructor(hand: (value: Value) => void) {
    this.#hand = hand
  }

  add(value: Value, ms: number) {
    this.#waiting.push(value)
    // Timers of different length may swap; the queue does not.
    setTimeout(() => {
      const next = this.#waiting.shift()
      if (next !== undefined) this.#hand(next)
    }, ms)
  }
}

/** Makes connections as slow as a line: what one of them sends, the others wait for. */
export class SlowLine {
  readonly #line: Line
  #freeAt = 0

  constructor(line: Line) {
    this.#line = line
  }

  /** The server's end of a connection. A write ends when the line has taken it, so that no queue builds up behind it. */
  slowDown(socket: Socket): Duplex {
    const oneWayMs = this.#line.roundTripMs / 2
    const arrived = new Delay<Buffer>(data => slow.push(data.length === 0 ? null : data))
    const sent = new Delay<Buffer>(data => void (data.length === 0 ? socket.end() : socket.write(data)))
    const slow = new Duplex({
      read: () => {},
      write: (data: Buffer, _encoding, done) => {
        const now = performance.now()
        this.#freeAt = Math.max(now, this.#freeAt) + data.length / this.#line.bytesPerMs
        setTimeout(done, this.#freeAt - now)
        sent.add(data, this.#freeAt - now + oneWayMs)
      },
      final: done => {
        sent.add(Buffer.alloc(0), oneWayMs)
        done()
      },
      destroy: (error, done) => {
        socket.destroy()
        done(error)
      },
    })
    socket.on('data', (data: Buffer) => arrived.add(data, oneWayMs))
    socket.on('end', () => arrived.add(Buffer.alloc(0), oneWayMs))
    socket.on('error', () => slow.destroy())
    socket.on('close', () => slow.destroy())
    slow.on('error', () => socket.destroy())
    return slow
  }

  /** Milliseconds until a new connection may speak: the first exchange opens it. */
  get openingMs(): number {
    return this.#line.roundTripMs
  }
}
