import { type KeyboardEvent, type ReactNode, use, useId } from 'react'
import styles from './choices.module.css'
import { indexByKey } from './indexByKey.ts'
import { RenderMode } from './renderMode.ts'

interface Tab {
  readonly key: string
  readonly label: string
  readonly content: ReactNode
}

interface Props {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (key: string) => void
}

const keys = { arrows: ['ArrowLeft', 'ArrowRight'], isCyclic: true } as const

/**
 * One of several panels, as WAI-ARIA describes tabs: one stop of the Tab key, arrow keys, Home and End select. Static documents show all panels in sequence.
 */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const id = useId()
  if (use(RenderMode) === 'document')
    return tabs.map(({ key, content }) => <section key={key}>{content}</section>)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex(({ key }) => key === selected)
    const next = tabs[indexByKey(event.key, index, tabs.length, keys) ?? -1]
    if (!next) return
    event.preventDefault()
    onSelect(next.key)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(tab => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}${tab.key}`}
            data-tab={tab.key}
            className={styles.choice}
            aria-selected={tab.key === selected}
            aria-controls={`${id}panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${selected}`} className={styles.panel}>
        {tabs.find(({ key }) => key === selected)?.content}
      </div>
    </>
  )
}
