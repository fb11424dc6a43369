import type { StaffRole } from '@sild/contract/enums'
import { paths } from '@sild/paths'
import { ownPaths } from '../../paths.ts'

interface Place {
  /** Its messages are `mf-backoffice.<id>.title` and `.description`. */
  readonly id: string
  readonly role: StaffRole
  readonly path: string
}

/** Where the staff work. */
export const places: readonly Place[] = [
  { id: 'moderation', role: 'moderator', path: paths.moderationQueue() },
  { id: 'reports', role: 'moderator', path: paths.reports() },
  { id: 'appeals', role: 'moderator', path: paths.appeals() },
  { id: 'tags', role: 'moderator', path: paths.tags() },
  { id: 'categories', role: 'moderator', path: paths.categories() },
  { id: 'support', role: 'support', path: paths.supportInbox() },
  { id: 'users', role: 'support', path: paths.backofficeUsers() },
  { id: 'companies', role: 'support', path: ownPaths.companies() },
  { id: 'accounts', role: 'support', path: paths.supportAccounts() },
  { id: 'payments', role: 'support', path: paths.backofficePayments() },
  { id: 'pages', role: 'editor', path: paths.editorPages() },
  { id: 'figures', role: 'admin', path: paths.figures() },
  { id: 'jobs', role: 'admin', path: paths.jobs() },
  { id: 'log', role: 'admin', path: paths.auditLog() },
  { id: 'flags', role: 'admin', path: paths.flags() },
  { id: 'settings', role: 'admin', path: paths.siteSettings() },
  { id: 'operations', role: 'admin', path: paths.operations() },
]
