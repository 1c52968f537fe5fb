import type { Kind, Parsed } from '../kind.ts'

/** A colour as #RRGGBB in upper-case hex digits. */
export function colour(): Kind<string> {
  return {
    name: 'colour',
    typeScript: 'string',
    isOptional: false,
    choices: null,
    constraints: { pattern: '#[0-9A-F]{6}' },
    parse(cell: string): Parsed<string> {
      if (/^#[0-9A-F]{6}$/.test(cell)) return { value: cell }
      const digits = cell.replace(/[^0-9a-f]/gi, '').toUpperCase()
      return {
        fault: {
          rule: 'is not a colour',
          allowed: '#000000 to #FFFFFF, upper case',
          ...(/^\s*#?[0-9a-f]{6}\s*$/i.test(cell)
            ? { fix: `write #${digits}`, repair: `#${digits}` }
            : { fix: 'write # and six hex digits' }),
        },
      }
    },
  }
}
