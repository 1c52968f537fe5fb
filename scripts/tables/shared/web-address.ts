import { text } from '../../csv/declare.ts'

/** A plain ASCII host without user or port, and a path without characters that end an HTML attribute. */
const address = /^https:\/\/(?!\S*xn--)[a-z0-9]+(?:[.-][a-z0-9]+)*\.[a-z]{2,}\/[\w.~:/?#@!$&'()*+,;=%-]*$/

/** The address of a page of another site. */
export const webAddress = text({ pattern: address, example: 'https://example.org/' })
