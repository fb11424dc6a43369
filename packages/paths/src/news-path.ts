import { paths, withQuery } from './paths.ts'
import type { CardType } from './vocabulary.ts'

/** A kind of news and what its link is made of, as the contract has them. */
interface News {
  readonly type: string
  readonly target: {
    readonly cardType?: CardType
    readonly publicationGuid?: string
    readonly slug?: string
    readonly chatGuid?: string
    readonly companySlug?: string
    readonly savedSearchGuid?: string
    readonly responseGuid?: string
    readonly ticketGuid?: string
    readonly decisionGuid?: string
  }
}

/**
 * Marks the address of a notification: if its page was deleted, the reader gets the notifications with a notice
 * (`unlessDeleted`).
 */
const ofNews = (path: string): string => withQuery(path, { news: 'yes' })

/** The target of each kind of notification, in the portal and in mails (S2-NLNK). */
export function newsPath({ target, type }: News): string {
  const { cardType, chatGuid, companySlug, decisionGuid, publicationGuid } = target
  const { responseGuid, savedSearchGuid, slug, ticketGuid } = target
  if (decisionGuid) return paths.decision(decisionGuid)
  if (type === 'report-decided') return paths.helpArticle('account-and-safety', 'report-something')
  if (type === 'subscription') return paths.subscription()
  if (type === 'tutorial') return paths.helpCategory('first-steps')
  if (ticketGuid) return paths.ticket(ticketGuid)
  if (responseGuid) return paths.myResponses()
  if (chatGuid) return paths.chats(chatGuid)
  if (savedSearchGuid) return paths.savedSearches(savedSearchGuid)
  if (companySlug) return ofNews(paths.company(companySlug)) + (type === 'content-hidden' ? '' : '#reviews')
  if (cardType && slug) return ofNews(paths.publication(cardType, slug))
  if (cardType && publicationGuid)
    return (
      ofNews(paths.myPublicationsOf(cardType, publicationGuid)) + (type.startsWith('response-') ? '#responses' : '')
    )
  return paths.notifications()
}
