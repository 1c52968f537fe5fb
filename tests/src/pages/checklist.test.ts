import { expect, it } from 'vitest'
import { checklist } from '../../../src/generated/checklist.ts'
import { parseMapState } from '../../../src/map/mapState.ts'
import { checklistMark } from '../../../src/pages/checklist/checklist.page.tsx'

it('the points of the checklist lead to marks that the map has', () => {
  const routes = checklist.flatMap(point => checklistMark(point) ?? [])
  expect(routes.length).toBeGreaterThan(checklist.length / 2)
  for (const route of routes) {
    const parameters = new URLSearchParams(route.split('?')[1])
    const { shown, selected } = parseMapState(parameters)
    if (parameters.has('id')) expect(selected?.id, route).toBe(parameters.get('id'))
    else expect([...shown]).toEqual([parameters.get('show')])
  }
})
