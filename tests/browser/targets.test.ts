import { expect, it } from 'vitest'
import { openSite, shareApp } from './support/open-site.ts'
import { phone } from './support/page.ts'
import { smallTargets } from './support/targets.ts'

shareApp()

it.each(['#/vtypes?row=411', '#/missions?row=15', '#/locations?row=10', '#/block/01?f=running_script.00E6'])(
  'on a phone all targets of %s are 24 px wide and high',
  async route => {
    const page = await openSite(route, { ...phone, hasTouch: true, isMobile: true })
    expect(await smallTargets(page.mainFrame())).toEqual([])
  },
)
