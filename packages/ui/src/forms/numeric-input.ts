import type { InputEvent } from 'react'

/** Refuses typed or pasted text that does not match, as the key is pressed. */
export function keepNumeric(allowed: RegExp) {
  return (event: InputEvent<HTMLInputElement>) => {
    if (event.data && !allowed.test(event.data)) event.preventDefault()
  }
}
