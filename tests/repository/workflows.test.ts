import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Step {
  readonly uses?: string
  readonly run?: string
}

interface Workflow {
  readonly permissions?: object
  readonly jobs: Readonly<
    Record<
      string,
      { readonly permissions?: object; readonly 'timeout-minutes'?: number; readonly steps: readonly Step[] }
    >
  >
}

interface IssueForm {
  readonly name: string
  readonly description: string
  readonly body: readonly {
    readonly type: string
    readonly id: string
    readonly attributes: { readonly label: string }
  }[]
}

const filesOf = (folder: string) =>
  readdirSync(folder)
    .filter(name => name.endsWith('.yml'))
    .map(name => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

const workflows = filesOf('.github/workflows').map(({ name, text }) => {
  const workflow: Workflow = parse(text)
  const jobs = Object.values(workflow.jobs)
  return { name, workflow, jobs, steps: jobs.flatMap(({ steps }) => steps) }
})

describe.each(workflows)('the workflow $name', ({ workflow, jobs, steps }) => {
  it('uses only actions of GitHub, each pinned to a commit', () => {
    const used = steps.flatMap(({ uses }) => uses ?? [])
    expect(used.filter(action => !/^actions\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([])
  })

  it('grants only the permissions that a job needs, and has a time limit', () => {
    expect(workflow.permissions).toEqual({})
    for (const job of jobs) {
      expect(job.permissions).toBeDefined()
      expect(job['timeout-minutes']).toBeGreaterThan(0)
    }
  })

  it('runs no code of packages where it may write', () => {
    const writing = jobs.filter(({ permissions = {} }) => Object.values(permissions).includes('write'))
    const runs = writing.flatMap(({ steps }) => steps.map(({ run = '' }) => run))
    expect(runs.filter(run => /npm (ci|install|test|run)\b|npx /.test(run))).toEqual([])
  })

  it('runs scripts that exist', () => {
    const run = steps.map(step => step.run ?? '').join('\n')
    const names = Array.from(run.matchAll(/^ *npm run (?:-s )?([\w:-]+)/gm), ([, name = '']) => name)
    expect(names.filter(name => !(name in scripts))).toEqual([])
  })

  it('never inserts untrusted input into a command', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([])
  })
})

it('the workflow that publishes the site keeps a bill of materials for each build', () => {
  expect(scripts.bill).toContain('npm sbom')
  const workflow = readFileSync('.github/workflows/pages.yml', 'utf8')
  expect(workflow).toMatch(/npm run -s bill > (\S+)\n.*upload-artifact.*path: \1\n/s)
})

describe('the package', () => {
  const published = './dist/data/gtasa-save.tgz'

  it('is packed and published as a dry run for each change, and published with provenance on release', () => {
    expect(readFileSync('.github/workflows/pages.yml', 'utf8')).toContain(
      `npm publish ${published} --dry-run`,
    )
    const release = workflows.find(({ name }) => name === 'release.yml')
    const { steps, permissions } = release?.workflow.jobs.package ?? { steps: [], permissions: {} }
    expect(permissions).toEqual({ 'id-token': 'write' })
    expect(steps.at(-1)?.run).toContain(`npm publish ${published} --provenance`)
  })
})

describe('the issue forms', () => {
  const forms = filesOf('.github/ISSUE_TEMPLATE').filter(({ name }) => name !== 'config.yml')

  it.each(forms)('$name have a name, a description and questions with unique ids', ({ text }) => {
    const { name, description, body }: IssueForm = parse(text)
    expect([name, description].every(words => words.length > 10)).toBe(true)
    const questions = body.filter(({ type }) => type !== 'markdown')
    expect(
      questions.every(({ type }) => ['input', 'textarea', 'dropdown', 'checkboxes'].includes(type)),
    ).toBe(true)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    expect(questions.every(({ attributes }) => attributes.label.length > 4)).toBe(true)
  })
})
