import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv, { type AnySchema } from 'ajv'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const filesOf = (folder: string) => readdirSync(folder).map(name => join(folder, name))

/** Files with the schema that they have to be valid against. */
const files: readonly (readonly [file: string, schema: string])[] = [
  ...filesOf('.github/workflows').map(file => [file, 'workflow'] as const),
  ...filesOf('.github/ISSUE_TEMPLATE')
    .filter(file => !file.endsWith('config.yml'))
    .map(file => [file, 'issue-form'] as const),
  ['package-lock.json', 'package-lock'],
  ['package.json', 'package'],
]

it.each(files)('%s is valid against the schema of a %s', (file, name) => {
  const schema: AnySchema = JSON.parse(
    readFileSync(new URL(`schemas/${name}.schema.json`, import.meta.url), 'utf8'),
  )
  const validate = new Ajv({ strict: false, allErrors: true }).compile(schema)
  validate(parse(readFileSync(file, 'utf8'))) // JSON is YAML, too
  expect(validate.errors).toBeNull()
})
