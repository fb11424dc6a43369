import type { InputEvent } from 'react'

/** Refuses typed or pasted text that does not match, as the key is pressed. */
export function keepNumeric(allowed: RegExp) {
  return (event: InputEvent<HTMLInputElement>) => {
    const typed = event.nativeEvent.data
    if (typed && !allowed.test(typed)) event.preventDefault()
  }
}
