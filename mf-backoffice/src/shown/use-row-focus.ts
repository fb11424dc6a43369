import { useEffect, useRef } from 'react'

/**
 * An action in a row may remove the pressed control or the whole row. Then the focus moves to the page heading, if
 * the heading is still shown. Returns the function to call after an action.
 */
export function useRowFocus(state: string): () => void {
  const heading = useRef<HTMLElement>(null)
  useEffect(
    () => () => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    },
    [state],
  )
  return () => void (heading.current = document.querySelector('h1'))
}
