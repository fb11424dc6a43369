import { lazy } from 'react'

/** They come with the first question: dialogs are made of more than the chat. */
export const AlertDialog = lazy(async () => {
  const heavy = await import('@sild/ui/heavy')
  return { default: heavy.AlertDialog }
})
export const ReviewDialog = lazy(async () => {
  const loaded = await import(/* webpackChunkName: "review-dialog" */ './ReviewDialog.tsx')
  return { default: loaded.ReviewDialog }
})
export const ReportDialog = lazy(async () => {
  const loaded = await import(/* webpackChunkName: "report-dialog" */ './ReportDialog.tsx')
  return { default: loaded.ReportDialog }
})
export const FilesSheet = lazy(async () => {
  const loaded = await import(/* webpackChunkName: "files-sheet" */ './FilesSheet.tsx')
  return { default: loaded.FilesSheet }
})
