import type { StaffRole } from '@sild/contract/enums'
import { paths } from '@sild/paths'
import { ownPaths } from '../../paths.ts'

interface Place {
  /** The messages are `mf-backoffice.<id>.title` and `.description`. */
  readonly id: string
  readonly role: StaffRole | 'staff'
  readonly path: string
}
export interface PlaceGroup {
  /** The name is the message `mf-backoffice.home.places.<id>`. */
  readonly id: 'market' | 'customers' | 'content' | 'system'
  readonly places: readonly Place[]
}

/** All pages of the back office, in groups. */
export const placeGroups: readonly PlaceGroup[] = [
  {
    id: 'market',
    places: [
      { id: 'moderation', role: 'moderator', path: paths.moderationQueue() },
      { id: 'reports', role: 'moderator', path: paths.reports() },
      { id: 'appeals', role: 'moderator', path: paths.appeals() },
      { id: 'tags', role: 'moderator', path: paths.tags() },
      { id: 'categories', role: 'moderator', path: paths.categories() },
    ],
  },
  {
    id: 'customers',
    places: [
      { id: 'support', role: 'support', path: paths.supportInbox() },
      { id: 'users', role: 'support', path: paths.backofficeUsers() },
      { id: 'companies', role: 'support', path: ownPaths.companies() },
      { id: 'accounts', role: 'support', path: paths.supportAccounts() },
      { id: 'payments', role: 'support', path: paths.backofficePayments() },
    ],
  },
  {
    id: 'content',
    places: [
      { id: 'pages', role: 'editor', path: paths.editorPages() },
      { id: 'settings', role: 'admin', path: paths.siteSettings() },
      { id: 'figures', role: 'admin', path: paths.figures() },
    ],
  },
  {
    id: 'system',
    places: [
      { id: 'approvals', role: 'staff', path: paths.approvals() },
      { id: 'operations', role: 'admin', path: paths.operations() },
      { id: 'flags', role: 'admin', path: paths.flags() },
      { id: 'jobs', role: 'admin', path: paths.jobs() },
      { id: 'log', role: 'admin', path: paths.auditLog() },
    ],
  },
]
