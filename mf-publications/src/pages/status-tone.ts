import type { PublicationStatus } from '@sild/contract/enums'

export const statusTone: Record<PublicationStatus, 'neutral' | 'accent' | 'success' | 'warning' | 'danger'> = {
  ACTIVE: 'success',
  MODERATION: 'accent',
  DRAFT: 'neutral',
  ARCHIVED: 'neutral',
  REJECTED: 'danger',
  DELETED: 'neutral',
}
