import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** Builds the inline script of src/app/start. */
export async function buildStartScript(root: string): Promise<string> {
  const bundle = await rolldown({ input: join(root, 'src/app/start/start.ts') })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code.trim()
}

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/**
 * Content security policy of a document: its own files and inline elements only. Style attributes are allowed
 * for sizes and colours that depend on data; they cannot run code.
 * @param scripts contents of its inline scripts @param styles of its inline styles
 */
export function contentPolicy(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src-elem 'self'", ...styles.map(hashOf)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types picture default',
  ].join('; ')
}
