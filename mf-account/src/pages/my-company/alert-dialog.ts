import { lazy } from 'react'

/** Comes with the first question: dialogs are made of more than the pages that ask. */
export const AlertDialog = lazy(async () => {
  const heavy = await import('@sild/ui/heavy')
  return { default: heavy.AlertDialog }
})
