import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

it('the packages are locked with the binaries of every platform', () => {
  const { packages }: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const locked = new Set(Object.keys(packages).map(path => path.replace(/^.*node_modules\//, '')))
  const wanted = Object.values(packages).flatMap(entry => Object.keys(entry.optionalDependencies ?? {}))
  expect(wanted.filter(name => !locked.has(name))).toEqual([])
})
