import type { AccessError } from '../routing/errors.ts'

const noPermission = 'shell.no-permission.title'
/** Titles for a page that the member may not open, and for the tab of the browser. */
export const accessTitles: Record<AccessError['missing'], string> = {
  verified: 'shell.verify.title',
  company: 'shell.company.title',
  staff: noPermission,
  moderator: noPermission,
  support: noPermission,
  editor: noPermission,
  admin: noPermission,
}
