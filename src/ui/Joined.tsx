import { Fragment, type ReactNode } from 'react'

interface Props<Item> {
  items: readonly Item[]
  /** Between two items. */
  by?: string
  /** Before the last one, where it differs: ` and `. */
  last?: string
  /** Draws an item. */
  children: (item: Item) => ReactNode
}

/** Items in a sentence, such as links. */
export function Joined<Item>({ items, by = ', ', last = by, children: draw }: Props<Item>) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence does not change its order
    <Fragment key={index}>
      {index > 0 && (index === items.length - 1 ? last : by)}
      {draw(item)}
    </Fragment>
  ))
}
