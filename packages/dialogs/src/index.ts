import { lazyDialog } from './lazy-dialog.tsx'

export const ReviewDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "review-dialog" */ './review/ReviewDialog.tsx')).ReviewDialog,
)
export const ReportDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "report-dialog" */ './report/ReportDialog.tsx')).ReportDialog,
)
export type { ReportTarget } from './report/report-values.ts'
