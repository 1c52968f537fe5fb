import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { type AddressInfo, createServer } from 'node:net'
import { type Duplex, Readable } from 'node:stream'
import type { Certificate } from './certificate.ts'
import type { SiteFile } from './site-files.ts'
import { type Line, SlowLine } from './slow-line.ts'

/** Small pieces keep a big file from going into the queue of the connection at once, ahead of what is asked for next. */
const pieceBytes = 8 * 1024

function* pieces(body: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < body.length; start += pieceBytes) yield body.subarray(start, start + pieceBytes)
}

export interface Answer {
  readonly path: string
  readonly bytes: number
}

export interface SiteServer {
  /** Its port on this machine. */
  readonly port: number
  /** What it has answered so far, bodies as they went over the line. */
  readonly answers: Answer[]
  /** Requests that it is answering. */
  readonly isBusy: () => boolean
  readonly close: () => void
}

/** Serves files by HTTP/2 with brotli, over a line or as fast as the machine can. */
export async function serveSite(
  files: ReadonlyMap<string, SiteFile>,
  certificate: Certificate,
  line: Line | null,
): Promise<SiteServer> {
  const answers: Answer[] = []
  let open = 0

  const answer = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const path = decodeURI(request.url.replace(/[?#].*/, ''))
    const file = files.get(path === '/' ? '/index.html' : path)
    open++
    response.once('close', () => open--)
    const isKnown = file !== undefined && request.headers['if-none-match'] === file.headers.etag
    answers.push({ path, bytes: file && !isKnown ? file.body.length : 0 })
    if (!file) response.writeHead(404)
    else response.writeHead(isKnown ? 304 : 200, file.headers)
    if (file && !isKnown) Readable.from(pieces(file.body)).pipe(response)
    else response.end()
  }

  const server = createSecureServer({ key: certificate.key, cert: certificate.cert }, answer)
  server.on('sessionError', () => {}) // a closed tab breaks its connection
  const slowLine = line && new SlowLine(line)
  const door = createServer(socket => {
    // A plain socket is handed on at once: what it reads before that would be lost.
    if (!slowLine) server.emit('connection', socket)
    else
      setTimeout(
        (slow: Duplex) => server.emit('connection', slow),
        slowLine.openingMs,
        slowLine.slowDown(socket),
      )
  })
  await new Promise<void>(resolve => door.listen(0, '127.0.0.1', resolve))
  const address = door.address()
  const isAddress = (value: typeof address): value is AddressInfo =>
    typeof value === 'object' && value !== null
  if (!isAddress(address)) throw new Error('the server got no port')
  return { port: address.port, answers, isBusy: () => open > 0, close: () => door.close() }
}
