/** What stands at a place of a list. @throws RangeError when the list has no such place */
export function at<Value>(list: ArrayLike<Value>, place: number): Value & {} {
  const value = list[place]
  if (value === undefined || value === null) throw new RangeError(`the index has no place ${place}`)
  return value
}

/** Gives the cells of a column, one with each call. @throws RangeError behind the last */
export function reader<Value>(cells: ArrayLike<Value>): () => Value & {} {
  let next = 0
  return () => at(cells, next++)
}
