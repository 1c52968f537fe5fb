import { eachField } from './each-field.ts'

/** No two fields of a struct have the same name. */
export const namesUnique = eachField(({ field }, { earlier }) => {
  const twin = earlier.find(other => other.field.name === field.name)
  if (twin === undefined) return []
  const rule = `repeats the name of line ${twin.row.place('name').line}`
  return [{ property: 'name', rule, allowed: 'each name once per struct', fix: 'rename one of the two' }]
})
