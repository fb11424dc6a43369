import type { pressedKey } from '@sild/ui/keys/pressed-key.ts'
import type { Entered, enterField, Field, writeField } from './enter-field.ts'

/**
 * Holds inputs to a part of the page that needs scripts, marks it as busy, starts hydration and then replays
 * every input once, in order.
 */
export function holdInputs(
  contentId: string,
  dead: string,
  enter: typeof enterField,
  write: typeof writeField,
  keyOf: typeof pressedKey,
): void {
  interface Held {
    element: HTMLElement
    giveOn: (element: HTMLElement) => void
  }
  const { dataset } = document.documentElement
  const held: Held[] = []
  const entered = new Map<Field, Entered>()
  let composed: EventTarget | null = null

  /** The frame may be hydrated before the page. Until the session is known, a member would be treated as a guest. */
  const isAlive = (element: Element): boolean =>
    ('hydrated' in dataset || ('frame' in dataset && !element.closest(`#${contentId}`))) &&
    (!('session' in dataset) || 'known' in dataset)
  /** The matching element of a user's input, if it is not hydrated yet. */
  const partOf = ({ isTrusted, target }: Event, selector: string): HTMLElement | null => {
    const part = isTrusted && target instanceof Element ? target.closest<HTMLElement>(selector) : null
    return part && !isAlive(part) ? part : null
  }
  const fields =
    '#root :is(select,textarea,input:not([type=submit],[type=image],[type=button],[type=reset],[type=hidden]))'
  const hold = (event: Event, element: HTMLElement, giveOn: Held['giveOn']): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    sildPage.start()
    // A second click on a held element is ignored.
    if (held.some((other) => other.element === element)) return
    held.push({ element, giveOn })
    element.dataset['pressed'] = ''
    element.ariaBusy = 'true'
  }

  const note = (event: Event): void => {
    const part = event.target as Field // Nothing else is matched.
    if (!part.matches(fields) || isAlive(part)) return
    const isText = 'selectionStart' in part
    entered.set(part, {
      isChosen: 'checked' in part && part.checked,
      value: part.value,
      chosen: 'options' in part ? [...part.options].flatMap(({ selected }, index) => (selected ? [index] : [])) : [],
      selection: isText ? [part.selectionStart, part.selectionEnd] : [null, null],
    })
    if (event.isTrusted) sildPage.start()
  }
  const giveOn = (): void => {
    for (const [field, what] of entered) {
      if (!isAlive(field) || field === composed) continue
      entered.delete(field)
      if (field.isConnected) enter(field, what, write)
    }
    for (const one of held.splice(0)) {
      const { element } = one
      if (!isAlive(element)) {
        held.push(one)
        continue
      }
      delete element.dataset['pressed']
      element.ariaBusy = null
      // No input is replayed on an element that is removed, or that an earlier click has covered with a dialog.
      if (element.isConnected && !element.closest('[inert]')) one.giveOn(element)
    }
  }
  sildPage.moveHeld = (newElementOf) => {
    for (const one of held) one.element = newElementOf(one.element) ?? one.element
    const written = [...entered]
    entered.clear()
    for (const [field, what] of written) {
      const newElement = newElementOf(field)
      if (newElement) entered.set(newElement as Field, what) // It has the same name.
    }
  }
  // Hydration may reset the field just before: continue from the text that the user had typed.
  sildPage.on('beforeinput', ({ target }) => {
    giveOn()
    const what = entered.get(target as Field) // Its keys are fields.
    if (what && (target as Field).value !== what.value) write(target as Field, what) // It is a key of `entered`.
  })
  sildPage.on('click', (event) => {
    giveOn()
    const part = partOf(event, dead)
    const opensAnother = event.ctrlKey || event.metaKey || event.shiftKey
    if (part && !(opensAnother && part.matches('a'))) hold(event, part, (button) => button.click())
  })
  sildPage.on('submit', (event) => {
    const form = event.target as HTMLFormElement // Nothing else is sent.
    const { submitter } = event
    // A form that only a script answers would be sent as an address, with all that was typed.
    if (!form.closest('#root') || form.hasAttribute('action') || isAlive(form)) return
    hold(event, submitter ?? form, (sender) => sender.closest('form')?.requestSubmit(submitter && sender))
  })
  sildPage.on('keydown', (event) => {
    const { altKey, code, ctrlKey, metaKey, shiftKey } = event
    const key = keyOf(event)
    const part = partOf(event, `${dead},#root [role=combobox]`)
    // If a key activates a button, a click event follows; a field receives the text.
    const isAnswered = !part || part.matches('a') || ctrlKey || metaKey || !/^(?:Arrow|Escape|Page|Home|End)/.test(key)
    if (isAnswered) return
    const init = { altKey, bubbles: true, cancelable: true, code, key, shiftKey }
    hold(event, part, (field) => field.dispatchEvent(new KeyboardEvent('keydown', init)))
  })
  // A pointer or the focus is a sign that the user is about to act.
  for (const kind of ['pointerdown', 'focusin'])
    addEventListener(
      kind,
      (event) => {
        if (partOf(event, `${dead},${fields}`)) sildPage.start()
      },
      { capture: true, passive: true },
    )

  sildPage.on('input', note)
  sildPage.on('change', note)
  addEventListener('compositionstart', ({ target }) => (composed = target), true)
  addEventListener(
    'compositionend',
    () => {
      composed = null
      setTimeout(giveOn)
    },
    true,
  )
  // After the effects of the hydrated elements.
  new MutationObserver(() => setTimeout(giveOn)).observe(document.documentElement, {
    attributeFilter: ['data-hydrated', 'data-frame', 'data-known'],
  })
  sildPage.forgetEarly()
  setTimeout(giveOn)
}
