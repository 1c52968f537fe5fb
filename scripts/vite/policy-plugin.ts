import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { exchange } from '../static/static-document.ts'

/** Sources that name the content of each inline element of a kind, as a policy writes them. */
function hashesOf(html: string, element: 'script' | 'style'): string {
  const contents = html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))
  const hashes = Array.from(contents, ([, content = '']) => {
    return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  })
  return [...new Set(hashes)].join(' ')
}

/**
 * What a document may load and run: its own files, its own inline elements and nothing else. Sizes and colours that
 * depend on data stand in attributes, which can run nothing.
 */
function policyFor(html: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(html, 'script')}`,
    `style-src-elem 'self' ${hashesOf(html, 'style')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types first-screen default',
  ].join('; ')
}

const place = /(?<=<meta charset="utf-8" \/>)(\s*<meta http-equiv="Content-Security-Policy"[^>]*>)?/

/** A whole document with the policy for what it holds now, in the place of one that it may have. */
export function givePolicy(html: string): string {
  return exchange(
    html,
    place,
    `\n    <meta http-equiv="Content-Security-Policy" content="${policyFor(html)}" />`,
  )
}

/** Gives each document its content security policy. Comes behind all that writes documents. */
export function policyPlugin(): Plugin {
  return {
    name: 'policy',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue
          const html = String(file.source)
          if (!html.startsWith('<!doctype html>')) continue // a first screen, put into a document that has one
          file.source = givePolicy(html)
        }
      },
    },
  }
}
