import { lazyPart } from '@sild/ui'

/** They come with the first question: dialogs are made of more than the chat. */
export const AlertDialog = lazyPart(async () => (await import('@sild/ui/heavy')).AlertDialog)
export const FilesSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "files-sheet" */ './FilesSheet.tsx')).FilesSheet,
)
