import { focusHeading } from '@sild/ui'
import { useEffect } from 'react'

/** For what takes the place of a form that was sent: the button that had the focus went with it. */
export function useHeadingFocus(): void {
  useEffect(focusHeading, [])
}
