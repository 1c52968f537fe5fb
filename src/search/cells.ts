/** Returns a list element. @throws RangeError if the index is out of range */
export function at<Value>(list: ArrayLike<Value>, index: number): Value & {} {
  const value = list[index]
  if (value === undefined || value === null) throw new RangeError(`the list has no element ${index}`)
  return value
}
