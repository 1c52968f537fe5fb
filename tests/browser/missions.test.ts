import { describe, expect, it } from 'vitest'
import { missionChanges } from '../../src/generated/mission-changes.ts'
import { required } from '../support/required.ts'
import { openSite, shareApp } from './support/open-site.ts'
import { currentRow, exactly, linkIn, regionIn, waitForText, waitForTitle } from './support/page.ts'

shareApp()

describe('the missions', () => {
  it('show on a card how they are recorded as passed, with links, also to the recipe that resets their counter', async () => {
    const page = await openSite('#/missions?row=15')
    await page.getByRole('heading', { name: 'Mission 15: Drive-thru' }).waitFor()
    const card = regionIn(page, 'Mission 15: Drive-thru')
    const script = linkIn(card, 'Variables of SWEET3')
    expect(await script.getAttribute('href')).toContain('/variables?script=SWEET3')
    await linkIn(card, '302').first().click()
    await waitForTitle(page, /^Block 16/)
    await page.goBack()
    await linkIn(card, 'sweet_missions_passed').click()
    await page.getByRole('heading', { name: 'sweet_missions_passed', level: 2 }).waitFor()
    await waitForText(currentRow(page).locator('td').nth(1), 'sweet_missions_passed')
    await page.goBack()
    await card.getByText('(while the counter is 1 to 3)').waitFor()
    await linkIn(card, "Replay Sweet's first missions").click()
    await regionIn(page, "Replay Sweet's first missions", exactly).waitFor()
  })

  it('show on a card what changes in all saves once they are passed', async () => {
    const page = await openSite('#/missions?row=50')
    const card = regionIn(page, 'Mission 50: Deconstruction')
    const change = missionChanges.find(({ missions }) => missions === '50')
    const { savesBefore, savesAfter } = required(change, 'change of mission 50')
    await card
      .getByText(
        `found by comparing ${savesBefore} saves made before the mission with ${savesAfter} made after it`,
      )
      .waitFor()
    const call = card.getByRole('listitem').filter({ hasText: 'call_jethro_driving_school' })
    expect(await call.textContent()).toMatch(/0 → 1$/)
    expect(await linkIn(card, 'Icon 24').count()).toBe(3)
  })

  it('that start inside link to the one door that leads there', async () => {
    const page = await openSite('#/missions?row=84')
    const card = regionIn(page, 'Mission 84: Fender Ketchup')
    await card.getByText('inside: The Four Dragons').waitFor()
    const door = linkIn(card, '147', exactly)
    expect(await door.getAttribute('href')).toContain('/locations?row=147')
    await linkIn(card, 'show its door on the map').click()
    await page.getByText('shown at its door').waitFor()
  })
})
