import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  readonly resolved?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const lock: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(read('package-lock.json'))
type Strings = Readonly<Record<string, string>>
const manifest: { dependencies: Strings; devDependencies: Strings } = JSON.parse(read('package.json'))

describe('the packages', () => {
  it('are locked with the binaries of every platform', () => {
    const locked = new Set(Object.keys(lock.packages).map(path => path.replace(/^.*node_modules\//, '')))
    const wanted = Object.values(lock.packages).flatMap(entry =>
      Object.keys(entry.optionalDependencies ?? {}),
    )
    expect(wanted.filter(name => !locked.has(name))).toEqual([])
  })

  it('are locked without the URL of a registry', () => {
    expect(Object.values(lock.packages).filter(entry => entry.resolved !== undefined)).toEqual([])
  })

  it('are locked with a strong hash of each', () => {
    const [[root = ''] = [], ...packages] = Object.entries(lock.packages)
    expect(root).toBe('')
    expect(packages.length).toBeGreaterThan(100)
    const loose = packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
    expect(loose.map(([path]) => path)).toEqual([])
  })

  it('are pinned to exact versions', () => {
    const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(versions.filter(version => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })
})
