import { paths } from '@sild/paths'
import type { Notification } from '../models/notification.ts'

/** The page where it happened. */
export function newsPath({ target, type }: Pick<Notification, 'target' | 'type'>): string {
  if ('publicationGuid' in target) {
    const own = paths.myPublicationsOf(target.cardType, target.publicationGuid)
    return type === 'response-received' ? `${own}#responses` : own
  }
  if ('companySlug' in target) return `${paths.company(target.companySlug)}#reviews`
  return paths.notifications()
}
