import { evidences } from '#shared/field-types.ts'
import { choice, column, defineTable, eachRow, optional, text, unique } from '../csv/declare.ts'
import { figuresExist, fillFigures } from './shared/figures.ts'

/** A permanent link: a folder or file of a repository at one commit. */
const permanent = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/(?:tree|blob)\/[0-9a-f]{40}(?:\/[\w./-]+)?$/

export const sources = defineTable(
  {
    file: 'sources.csv',
    title: 'Sources',
    rowMeaning: 'one source of facts',
    page: '/sources',
    rowType: 'FactSource',
    sources: ['own'],
    columns: {
      source: column(
        'Source',
        text({ pattern: /^[a-z][a-z0-9-]*$/, example: 'older-docs' }),
        'Name in links',
      ),
      kind: column(
        'Kind',
        choice('documentation', 'source code', 'game files', 'own measurements', 'own work'),
        'What it is',
      ),
      title: column('Title', text({ maxLength: 60 }), 'Name'),
      author: column('Author', text({ maxLength: 40 }), 'Author or maintainer'),
      url: column(
        'Address',
        optional(
          text({
            pattern: permanent,
            example: 'https://github.com/OWNER/NAME/tree/ followed by the 40 digits of a commit',
          }),
        ),
        'Permanent link; empty for work made for this site',
      ),
      licence: column('Licence', optional(text({ maxLength: 20 })), 'Licence, if stated'),
      evidence: column(
        'Evidence',
        optional(choice(...evidences)),
        'Level of evidence, if rows do not give their own',
      ),
      gave: column('Gave', text({ maxLength: 160 }), 'What this site uses from it'),
    },
  },
  [
    unique('source'),
    unique('title'),
    unique('url'),
    eachRow(({ kind, evidence }) => {
      if ((kind === 'own work') === (evidence === null)) return null
      return {
        property: 'evidence',
        rule: evidence === null ? 'is empty' : 'is given for own work',
        allowed: `${evidences.join(', ')}; nothing for own work`,
        fix: 'fill or empty the cell',
      }
    }),
    eachRow(({ kind, url }) => {
      const isOwn = kind.startsWith('own')
      if (isOwn !== (url !== null)) return null
      return isOwn
        ? { property: 'url', rule: `is an address of ${kind}`, allowed: 'none', fix: 'empty the cell' }
        : {
            property: 'url',
            rule: 'is empty',
            allowed: 'a permanent link, where users can check the fact',
            fix: 'use the link with its commit',
          }
    }),
  ],
  [figuresExist],
)
  .fill(fillFigures)
  .searchable(({ source, title }) => ({ title, id: source }), { route: '/sources?sources={id}' })
