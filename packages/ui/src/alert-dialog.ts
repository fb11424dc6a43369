import { lazyPart } from '@sild/ui'

/** Comes with the first question: dialogs are made of more than the pages that ask. */
export const AlertDialog = lazyPart(async () => (await import('@sild/ui/heavy')).AlertDialog)
