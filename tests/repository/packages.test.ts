import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  readonly resolved?: string
  readonly hasInstallScript?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const lock: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(read('package-lock.json'))
const manifest: { dependencies: Record<string, string>; devDependencies: Record<string, string> } =
  JSON.parse(read('package.json'))

describe('the packages', () => {
  it('are locked with the binaries of every platform', () => {
    const locked = new Set(Object.keys(lock.packages).map(path => path.replace(/^.*node_modules\//, '')))
    const wanted = Object.values(lock.packages).flatMap(entry =>
      Object.keys(entry.optionalDependencies ?? {}),
    )
    expect(wanted.filter(name => !locked.has(name))).toEqual([])
  })

  it('are locked without addresses of a registry', () => {
    expect(Object.values(lock.packages).filter(entry => entry.resolved !== undefined)).toEqual([])
  })

  it('are pinned to exact versions', () => {
    const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(versions.filter(version => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })
})

describe('the workflow', () => {
  it('pins every action by commit and starts without permissions', () => {
    const workflow = read('.github/workflows/pages.yml')
    const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(match => match[1] ?? '')
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.filter(action => !/@[0-9a-f]{40}$/.test(action))).toEqual([])
    expect(workflow).toContain('permissions: {}')
  })
})
