import type { AccessError } from '../routing/errors.ts'

const noPermission = 'shell.no-permission.title'
/** What stands above a page that the member may not open, and in the tab of the browser. */
export const accessTitles: Record<AccessError['missing'], string> = {
  verified: 'shell.verify.title',
  company: 'shell.company.title',
  staff: noPermission,
  moderator: noPermission,
  support: noPermission,
  editor: noPermission,
  admin: noPermission,
}
