import { useEffect, useRef } from 'react'

/**
 * What is done in a row may take away what was pressed for it, or the whole row: then the focus goes to the heading of the page, as
 * long as that is still shown. Returns what to call when something was done.
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
