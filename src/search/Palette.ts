import closeStyles from '../ui/CloseButton.module.css'
import { linkToFollow } from '../ui/plainLinks.ts'
import { afterPaint } from '../ui/whenIdle.ts'
import { focusTarget } from './focusTarget.ts'
import { OptionList } from './OptionList.ts'
import { Outcome } from './Outcome.ts'
import styles from './Palette.module.css'
import { Question } from './Question.ts'
import { loadIndex } from './searchIndex.ts'
import { readTrace, type Trace, writeTrace } from './trace.ts'

/** How far Page Up and Page Down go. */
const pageSize = 8
const listId = 'search-results'

/** Where a key leads in a list of options; null for a key that does something else. */
function placeAfter(key: string, active: number, count: number): number | null {
  const last = count - 1
  if (count === 0) return null
  if (key === 'ArrowDown') return active >= last ? 0 : active + 1
  if (key === 'ArrowUp') return active <= 0 ? last : active - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'PageDown') return Math.min(last, active + pageSize)
  return key === 'PageUp' ? Math.max(0, active - pageSize) : null
}

function makeField(): HTMLInputElement {
  const field = document.createElement('input')
  const attributes = {
    ...{ type: 'text', role: 'combobox', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' },
    ...{ enterkeyhint: 'go', maxlength: '100', placeholder: 'landstal, 16:0114, 0x2F3A0, 59F29D44' },
    ...{ 'aria-label': 'Search', 'aria-controls': listId, 'aria-autocomplete': 'list' },
  }
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
  if (styles.field) field.className = styles.field
  return field
}

function makeBox(className: string | undefined, ...content: readonly Element[]): HTMLElement {
  const box = document.createElement('div')
  if (className) box.className = className
  box.append(...content)
  return box
}

/**
 * The search over everything: a field, and below it a list that the arrow keys go through. Plain elements: what a key
 * changes are some texts, and a framework's way to them took longer than the search.
 */
export class Palette {
  readonly #dialog = document.createElement('dialog')
  readonly #field = makeField()
  readonly #outcome = new Outcome()
  readonly #list = new OptionList(listId)
  readonly #question: Question
  readonly #end = new AbortController()
  readonly #onClose: () => void
  /** Asking the list itself would lay it out once more with each key. */
  #isScrolled = false
  #callOff = () => {}

  /** @param trace the search to begin with */
  constructor(trace: Trace | null, onClose: () => void) {
    this.#question = new Question(trace)
    this.#onClose = onClose
    const close = document.createElement('button')
    close.type = 'button'
    close.ariaLabel = 'Close search'
    close.textContent = '×'
    if (closeStyles.close) close.className = closeStyles.close
    const bar = makeBox(styles.bar, this.#field, close)
    this.#dialog.ariaLabel = 'Search'
    if (styles.dialog) this.#dialog.className = styles.dialog
    this.#dialog.append(makeBox(styles.box, bar, this.#outcome.element, this.#list.element))
    this.#field.value = this.#question.query
    close.addEventListener('click', () => this.#dialog.close())
    this.#listen()
    document.body.append(this.#dialog)
    this.#dialog.showModal()
    this.#draw()
    const arrive = (index: Question['index']) => {
      this.#question.index = index
      this.#draw()
    }
    loadIndex().then(arrive, error => arrive(error instanceof Error ? error : new Error(String(error))))
  }

  #listen() {
    const { signal } = this.#end
    this.#field.addEventListener('input', () => {
      this.#question.ask(this.#field.value)
      this.#draw()
    })
    this.#dialog.addEventListener('keydown', event => this.#press(event))
    this.#dialog.addEventListener('click', event => this.#click(event))
    const closed = () => {
      if (readTrace()) writeTrace(null)
      this.#leave()
    }
    this.#dialog.addEventListener('close', closed, { signal })
    window.addEventListener('popstate', () => this.#leave(), { signal })
    const { element } = this.#list
    element.addEventListener('pointermove', ({ pointerType, target }) => {
      const place = this.#list.placeOf(target)
      if (pointerType === 'mouse' && place >= 0 && place !== this.#question.active) this.#go(place)
    })
    const notice = () => {
      this.#isScrolled = element.scrollTop > 0
      this.#list.settle()
    }
    element.addEventListener('scroll', notice, { passive: true })
  }

  #leave() {
    this.#end.abort()
    this.#dialog.close()
    this.#dialog.remove()
    this.#onClose()
  }

  /** Shows what the question has found by now. */
  #draw() {
    const { query, answer, index, groups, options, words, active } = this.#question
    this.#outcome.show(query, index instanceof Error ? index : answer)
    this.#list.show(groups, words, active)
    this.#point(active, options.length)
    void this.#question.complete().then(isNew => {
      if (isNew) this.#draw()
    })
    this.#callOff()
    this.#callOff = afterPaint(() => this.#settle())
  }

  /** Writes what nobody misses at once: lines out of sight, addresses, and last of all what is announced. */
  #settle() {
    this.#list.settle()
    this.#outcome.settle()
  }

  /** Tells the field which option is the active one, and brings it into view. */
  #point(active: number, count: number) {
    const [expanded, element] = [String(count > 0), this.#list.elementAt(active)]
    if (this.#field.ariaExpanded !== expanded) this.#field.ariaExpanded = expanded
    const id = element?.id
    if (id === undefined) this.#field.removeAttribute('aria-activedescendant')
    else if (this.#field.getAttribute('aria-activedescendant') !== id)
      this.#field.setAttribute('aria-activedescendant', id)
    // The heading above the first line of a list belongs into the view as well.
    if (active > 0) element?.scrollIntoView({ block: 'nearest' })
    else if (this.#isScrolled) this.#list.element.scrollTo(0, 0)
  }

  #go(place: number) {
    this.#question.active = place
    this.#list.choose(place)
    this.#point(place, this.#question.options.length)
  }

  #press(event: KeyboardEvent) {
    if (event.target !== this.#field || event.isComposing) return
    const { active, options } = this.#question
    const place = event.shiftKey ? null : placeAfter(event.key, active, options.length)
    if (place === null && event.key !== 'Enter') return
    event.preventDefault()
    this.#list.settle()
    const row = this.#list.elementAt(active)
    if (place !== null) this.#go(place)
    else if (row instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey))
      window.open(row.href, '_blank', 'noopener')
    else row?.click()
  }

  #click(event: MouseEvent) {
    this.#list.settle()
    const place = this.#list.placeOf(event.target)
    const option = this.#question.options[place]
    if (option?.type === 'hit') {
      if (!linkToFollow(event)) return
      const { route } = option.hit
      writeTrace(this.#question.traceTo(route))
      this.#leave()
      focusTarget(route)
    } else if (option) {
      this.#question.take(option)
      this.#field.value = this.#question.query
      this.#draw()
    } else if (event.target === this.#dialog) this.#dialog.close() // its backdrop
  }
}
