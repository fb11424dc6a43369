import { useEffect } from 'react'

/** For what takes the place of a form that was sent: the button that had the focus went with it. */
export function useHeadingFocus(): void {
  useEffect(() => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }), [])
}
