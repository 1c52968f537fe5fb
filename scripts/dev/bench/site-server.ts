import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/** Serves a built site with compression. */
export async function serveSite(folder: string) {
  const compressed = new Map<string, Buffer>()
  const read = (file: string) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    const content = compressed.get(file) ?? brotliCompressSync(readFileSync(file), { params })
    compressed.set(file, content)
    return content
  }
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    if (!existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    const type = types[extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(read(file))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
