/**
 * Holds what somebody does to a part of the page that only scripts answer, shows on it that it is worked on, brings the page to life
 * and gives it on then: every input once, in the order in which they came.
 */
export function holdInputs(contentId: string, dead: string): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  interface Held {
    element: HTMLElement
    giveOn: (element: HTMLElement) => void
  }
  interface Entered {
    isChosen: boolean
    value: string
    chosen: number[]
    selection: [start: number | null, end: number | null, direction?: 'forward' | 'backward' | 'none' | null]
  }
  const { dataset } = document.documentElement
  const held: Held[] = []
  const entered = new Map<Field, Entered>()
  let composed: EventTarget | null = null

  /** The frame of a page may be alive while the page itself is late. A member who is not known yet would be taken for a guest. */
  const isAlive = (element: Element): boolean =>
    ('hydrated' in dataset || ('frame' in dataset && !element.closest(`#${contentId}`))) &&
    (!('session' in dataset) || 'known' in dataset)
  /** What of these an input of a person is about, while it does not answer yet. */
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
    // A second press of what is already held counts as the first.
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
  const tell = (field: Field, kind: string): unknown => field.dispatchEvent(new Event(kind, { bubbles: true }))
  /** Past the property of the element that React watches. */
  const write = (field: Field, { selection, value }: Pick<Entered, 'selection' | 'value'>): void => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    if (selection[0] !== null && 'setSelectionRange' in field && document.activeElement === field)
      field.setSelectionRange(selection[0], selection[1], selection[2] ?? undefined)
  }
  /** React takes what it finds for what it has rendered: it is shown first what stood here, then what somebody made of it. */
  const enter = (field: Field, { chosen, isChosen, selection, value }: Entered): void => {
    if (field instanceof HTMLSelectElement) {
      for (const [index, option] of [...field.options].entries()) option.selected = chosen.includes(index)
      tell(field, 'input')
      tell(field, 'change')
    } else if (field.type === 'checkbox') {
      if (field instanceof HTMLInputElement && isChosen !== field.defaultChecked) {
        field.checked = !isChosen
        field.click()
      }
    } else if (field instanceof HTMLInputElement && field.type === 'radio') {
      const all = document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(field.name)}"]`)
      const first = [...all].find((radio) => radio.form === field.form && radio.defaultChecked)
      if (!isChosen || first === field) return
      field.checked = false
      if (first) first.checked = true
      field.click()
    } else if (field.type === 'file') tell(field, 'change')
    else {
      if (field.value !== value) write(field, { value, selection })
      else if (value === field.defaultValue) return
      if (!('setSelectionRange' in field)) return
      const { selectionDirection, selectionEnd, selectionStart } = field
      field.value = field.defaultValue
      write(field, { value, selection: [selectionStart, selectionEnd, selectionDirection] })
      tell(field, 'input')
    }
  }
  const giveOn = (): void => {
    for (const [field, what] of entered) {
      if (!isAlive(field) || field === composed) continue
      entered.delete(field)
      if (field.isConnected) enter(field, what)
    }
    for (const one of held.splice(0)) {
      const { element } = one
      if (!isAlive(element)) {
        held.push(one)
        continue
      }
      delete element.dataset['pressed']
      element.ariaBusy = null
      // Nothing answers for an element that is gone, or that an earlier press has put behind a dialog.
      if (element.isConnected && !element.closest('[inert]')) one.giveOn(element)
    }
  }
  sildPage.moveHeld = (twinOf) => {
    for (const one of held) one.element = twinOf(one.element) ?? one.element
    const written = [...entered]
    entered.clear()
    for (const [field, what] of written) {
      const twin = twinOf(field)
      if (twin) entered.set(twin as Field, what) // It is called the same.
    }
  }
  // What takes a field over may empty it just before: a user who writes on goes on from what they have written.
  sildPage.on('beforeinput', ({ target }) => {
    giveOn()
    const what = entered.get(target as Field) // Only fields are in it.
    if (what && (target as Field).value !== what.value) write(target as Field, what) // So this is one.
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
    const { altKey, code, ctrlKey, key, metaKey, shiftKey } = event
    const part = partOf(event, `${dead},#root [role=combobox]`)
    // Where a button answers a key by itself, a click follows; a field takes what is written.
    const isAnswered = !part || part.matches('a') || ctrlKey || metaKey || !/^(?:Arrow|Escape|Page|Home|End)/.test(key)
    if (isAnswered) return
    const init = { altKey, bubbles: true, cancelable: true, code, key, shiftKey }
    hold(event, part, (field) => field.dispatchEvent(new KeyboardEvent('keydown', init)))
  })
  // Whoever comes near is about to act.
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
  // After the effects of what has come alive.
  new MutationObserver(() => setTimeout(giveOn)).observe(document.documentElement, {
    attributeFilter: ['data-hydrated', 'data-frame', 'data-known'],
  })
  sildPage.forgetEarly()
  setTimeout(giveOn)
}
