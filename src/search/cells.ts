/** What stands at a place of a list. @throws RangeError when the list has no such place */
export function at<Value>(list: ArrayLike<Value>, place: number): Value & {} {
  const value = list[place]
  if (value === undefined || value === null) throw new RangeError(`the index has no place ${place}`)
  return value
}
