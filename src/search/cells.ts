/** Returns a list element. @throws RangeError if the index is out of range */
export function at<Value>(list: ArrayLike<Value>, place: number): Value & {} {
  const value = list[place]
  if (value === undefined || value === null) throw new RangeError(`the index has no place ${place}`)
  return value
}
