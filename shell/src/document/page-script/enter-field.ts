export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The user's input in a field. */
export interface Entered {
  isChosen: boolean
  value: string
  chosen: number[]
  selection: [start: number | null, end: number | null, direction?: 'forward' | 'backward' | 'none' | null]
}

/** Writes past the property of the element that React watches. */
export function writeField(field: Field, { selection, value }: Pick<Entered, 'selection' | 'value'>): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (selection[0] !== null && 'setSelectionRange' in field && document.activeElement === field)
    field.setSelectionRange(selection[0], selection[1], selection[2] ?? undefined)
}

/** React treats existing values as rendered ones: restore the original value first, then enter the user's input. */
export function enterField(
  field: Field,
  { chosen, isChosen, selection, value }: Entered,
  write: typeof writeField,
): void {
  const dispatch = (kind: string): unknown => field.dispatchEvent(new Event(kind, { bubbles: true }))
  if (field instanceof HTMLSelectElement) {
    for (const [index, option] of [...field.options].entries()) option.selected = chosen.includes(index)
    dispatch('input')
    dispatch('change')
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
  } else if (field.type === 'file') dispatch('change')
  else {
    if (field.value !== value) write(field, { value, selection })
    else if (value === field.defaultValue) return
    if (!('setSelectionRange' in field)) return
    const { selectionDirection, selectionEnd, selectionStart } = field
    field.value = field.defaultValue
    write(field, { value, selection: [selectionStart, selectionEnd, selectionDirection] })
    dispatch('input')
  }
}
