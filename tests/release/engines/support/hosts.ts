import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort, run } from './process.ts'

/** A server with an example in docs/hosting. */
export interface Host {
  readonly url: string
  end(): Promise<void>
}

/** The example with the port and folder of a test. @throws if the example has none to replace */
function exampleOf(name: string, changes: readonly (readonly [string, string])[]): string {
  const text = readFileSync(join(process.cwd(), 'docs/hosting', name), 'utf8')
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`${name} lacks ${from}`)
    return changed.replace(from, to)
  }, text)
}

const exampleRoot = '/var/www/san-andreas-save-reference'

/** Starts a command and waits until it listens on the port. */
async function start(command: string, options: readonly string[], port: number, home: string): Promise<Host> {
  const { end, output } = await run(command, options, { HOME: home })
  const url = `http://127.0.0.1:${port}/`
  try {
    await vi.waitUntil(() => fetch(url).catch(() => null), { timeout: 10_000 })
    return { url, end }
  } catch {
    await end()
    throw new Error(`${command} does not answer: ${output()}`)
  }
}

/**
 * @param root folder of the site
 * @param home an empty folder for what the server writes
 */
export async function launchNginx(root: string, home: string): Promise<Host> {
  const port = await freePort()
  const example = exampleOf('nginx.conf', [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    [exampleRoot, root],
  ])
  mkdirSync(home, { recursive: true })
  const file = join(home, 'nginx.conf')
  // The surroundings of the example in Debian's own file, with folders of the test for what is written.
  writeFileSync(
    file,
    `include /etc/nginx/modules-enabled/*.conf;
daemon off; pid ${home}/pid; error_log stderr; user root;
events {}
http {
  include /etc/nginx/mime.types; access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${home};`).join(' ')}
${example}
}`,
  )
  return start('nginx', ['-c', file], port, home)
}

/**
 * @param root folder of the site
 * @param home an empty folder for what the server writes
 */
export async function launchCaddy(root: string, home: string): Promise<Host> {
  const port = await freePort()
  const example = exampleOf('Caddyfile', [
    ['http://saves.example.org', `http://127.0.0.1:${port}`],
    [exampleRoot, root],
  ])
  mkdirSync(home, { recursive: true })
  const file = join(home, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n}\n${example}`)
  return start('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, home)
}
