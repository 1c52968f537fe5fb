import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv, { type AnySchema } from 'ajv'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly permissions?: object; readonly steps: readonly { readonly run?: string }[] }>
  >
}

const filesOf = (folder: string, schema: string) =>
  readdirSync(folder)
    .filter(name => name !== 'config.yml')
    .map(name => ({ path: join(folder, name), schema }))

const workflows = filesOf('.github/workflows', 'workflow')
const issueForms = filesOf('.github/ISSUE_TEMPLATE', 'issue-form')
const packages = ['package-lock', 'package'].map(name => ({ path: `${name}.json`, schema: name }))

it.each([...workflows, ...issueForms, ...packages])(
  '$path is valid against the schema of a $schema',
  file => {
    const schema: AnySchema = JSON.parse(
      readFileSync(new URL(`schemas/${file.schema}.schema.json`, import.meta.url), 'utf8'),
    )
    const validate = new Ajv({ strict: false, allErrors: true }).compile(schema)
    validate(parse(readFileSync(file.path, 'utf8'))) // JSON is YAML, too
    expect(validate.errors).toBeNull()
  },
)

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

const readWorkflow = (path: string): Workflow => parse(readFileSync(path, 'utf8'))

it.each(workflows)('a workflow runs scripts that exist: $path', ({ path }) => {
  const steps = Object.values(readWorkflow(path).jobs).flatMap(job => job.steps)
  const run = steps.map(step => step.run ?? '').join('\n')
  const names = Array.from(run.matchAll(/^ *npm run (?:-s )?([\w:-]+)/gm), ([, name = '']) => name)
  expect(names.filter(name => !(name in scripts))).toEqual([])
})

it('the workflow that publishes the site keeps a bill of materials for each build', () => {
  expect(scripts.bill).toContain('npm sbom')
  const workflow = readFileSync('.github/workflows/pages.yml', 'utf8')
  expect(workflow).toMatch(/npm run -s bill > (\S+)\n.*upload-artifact.*path: \1\n/s)
})

it('the package is packed and published as a dry run for each change, and published with provenance on release', () => {
  const publish = 'npm publish ./dist/data/gtasa-save.tgz'
  expect(readFileSync('.github/workflows/pages.yml', 'utf8')).toContain(`${publish} --dry-run`)
  const { package: job } = readWorkflow('.github/workflows/release.yml').jobs
  expect(job?.permissions).toEqual({ 'id-token': 'write' })
  expect(job?.steps.at(-1)?.run).toContain(`${publish} --provenance`)
})

it.each(issueForms)('the questions of $path have ids of their own', ({ path }) => {
  const { body = [] }: { body?: readonly { readonly id?: string }[] } = parse(readFileSync(path, 'utf8'))
  const ids = body.flatMap(({ id }) => id ?? [])
  expect(new Set(ids).size).toBe(ids.length)
})
