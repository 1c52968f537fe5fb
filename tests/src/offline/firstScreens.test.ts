import { describe, expect, it } from 'vitest'
import { findFirstScreens, putFirstScreen } from '../../../src/offline/worker/firstScreens.ts'

describe('the first screens that the offline worker holds', () => {
  it('are known by the routes of their pages', () => {
    const paths = ['index.html', 'assets/first-block-01-M6Y00fEa.html', 'assets/first-vcolors-_tDUe1-M.html']
    const others = ['assets/first-block-01-M6Y00fEa.js', 'assets/locations-Bdr3b418.js', 'locations.html']
    expect(Object.fromEntries(findFirstScreens([...paths, ...others]))).toEqual({
      '/block/01': paths[1],
      '/vcolors': paths[2],
    })
  })

  it('take the place of the overview in the start of the site, which says whose it is', () => {
    const start =
      '<!doctype html>\n<html lang="en"><nav>…</nav><main class="a">\n<h1>Overview</h1></main></html>'
    expect(putFirstScreen(start, '/weapons', '<h1>$& Weapons</h1>')).toBe(
      '<!doctype html>\n<html data-shows="/weapons" lang="en"><nav>…</nav><main class="a"><h1>$& Weapons</h1></main></html>',
    )
  })
})
