import { useEffect } from 'react'

/** For who has pressed what is not there any more. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })

/** For what takes the place of a form that was sent: the button that had the focus went with it. */
export function useHeadingFocus(): void {
  useEffect(focusHeading, [])
}
