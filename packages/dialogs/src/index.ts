import { lazyDialog } from './lazy-dialog.tsx'

export const ReviewDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "review-dialog" */ './review/ReviewDialog.tsx')).ReviewDialog,
)
export const ReportDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "report-dialog" */ './report/ReportDialog.tsx')).ReportDialog,
)
export const NewerVersionDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "newer-version-dialog" */ './newer-version/NewerVersionDialog.tsx'))
      .NewerVersionDialog,
)
export type { ReportTarget } from './report/report-values.ts'
export { AttachedFiles } from './AttachedFiles.tsx'
export { FilesField } from './FilesField.tsx'
export { paymentTones } from './payment-tones.ts'
export { picturesOf } from './pictures-of.ts'
export { Previewed } from './Previewed.tsx'
