import { fieldId } from '@sild/ui'
import type { MouseEvent } from 'react'

export interface FormError {
  /** The field's name, or the id of its control. */
  name?: string
  message: string
}

export interface NamedError extends FormError {
  /** The message and what it is about. */
  text?: string
  goToField?: (event: MouseEvent) => void
}

/**
 * Each with the label of its field, as “This field is required” does not say which, and in the order of the fields; what
 * belongs to none comes first.
 */
export function namedErrors(errors: readonly FormError[]): NamedError[] {
  const elements: (Element | null)[] = [...document.querySelectorAll('[id]')]
  return errors
    .map((error) => ({ error, field: fieldOf(error) }))
    .toSorted((one, other) => elements.indexOf(one.field) - elements.indexOf(other.field))
    .map(({ error, field }) => (field ? { ...error, text: textOf(error, field), goToField: goTo(field) } : error))
}

const fieldOf = ({ name = '' }: FormError): HTMLElement | null =>
  document.getElementById(fieldId(name)) ?? document.getElementById(name)

function textOf({ message }: FormError, field: HTMLElement): string {
  // What a box is ticked for is a sentence, which its message repeats.
  if (field.matches('[type=checkbox]')) return message
  const label = field.querySelector('legend') ?? document.querySelector(`label[for="${field.id}"]`)
  // Without the word "optional" after it.
  const name = label?.firstChild?.textContent
  return name ? `${name} – ${message}` : message
}

const goTo = (field: HTMLElement) => (event: MouseEvent) => {
  event.preventDefault()
  const controls = 'input, select, textarea'
  const control = field.matches(controls) ? field : field.querySelector<HTMLElement>(controls)
  ;(control ?? field).focus()
}
