import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly permissions?: object; readonly steps: readonly { readonly run?: string }[] }>
  >
}

const filesOf = (folder: string) =>
  readdirSync(folder)
    .filter(name => name.endsWith('.yml'))
    .map(name => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

const readWorkflow = (text: string): Workflow => parse(text)

it.each(filesOf('.github/workflows'))('a workflow runs scripts that exist: $name', ({ text }) => {
  const steps = Object.values(readWorkflow(text).jobs).flatMap(job => job.steps)
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
  const { package: job } = readWorkflow(readFileSync('.github/workflows/release.yml', 'utf8')).jobs
  expect(job?.permissions).toEqual({ 'id-token': 'write' })
  expect(job?.steps.at(-1)?.run).toContain(`${publish} --provenance`)
})

it.each(filesOf('.github/ISSUE_TEMPLATE'))('the questions of $name have ids of their own', ({ text }) => {
  const { body = [] }: { body?: readonly { readonly id?: string }[] } = parse(text)
  const ids = body.flatMap(({ id }) => id ?? [])
  expect(new Set(ids).size).toBe(ids.length)
})
