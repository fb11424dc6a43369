import type { Notification } from '@sild/contract/notifications/schemas'
import { paths } from '@sild/paths'

/** Where each kind of news leads (S2-NLNK). */
export function notificationPath({ type, target }: Notification): string {
  switch (type) {
    case 'publication-approved':
    case 'publication-rejected':
    case 'publication-expired':
    case 'promotion-started':
    case 'promotion-refused':
      return paths.myPublicationsOf(target.cardType, target.publicationGuid)
    case 'response-received':
      return `${paths.myPublicationsOf(target.cardType, target.publicationGuid)}#responses`
    case 'chat-message':
      return paths.chats(target.chatGuid)
    case 'company-review':
    case 'review-awaited':
      return `${paths.company(target.companySlug)}#reviews`
    case 'report-decided':
      return paths.helpArticle('account-and-safety', 'report-something')
    case 'content-hidden':
      return 'companySlug' in target
        ? paths.company(target.companySlug)
        : paths.myPublicationsOf(target.cardType, target.publicationGuid)
    case 'subscription':
      return `${paths.settings()}#promo`
    case 'tutorial':
      return paths.helpCategory('first-steps')
    // The answer is a mail; who wants to go on writes again.
    case 'support':
      return paths.contactUs()
  }
}
