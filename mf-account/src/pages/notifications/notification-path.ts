import { type CardType, cardTypes } from '@sild/contract/enums'
import type { Notification } from '@sild/contract/notifications/schemas'
import { paths } from '@sild/paths'

type Target = Notification['target']
type PathOf = (target: Target) => string | null

const cardTypeOf = ({ cardType }: Target): CardType | undefined => cardTypes.find((known) => known === cardType)

const toOwnPublication: PathOf = (target) => {
  const cardType = cardTypeOf(target)
  return cardType && target['publicationGuid'] ? paths.myPublicationsOf(cardType, target['publicationGuid']) : null
}
const withHash = (path: string | null, hash: string): string | null => (path ? `${path}#${hash}` : null)
const toCompany: PathOf = ({ companySlug }) => (companySlug ? paths.company(companySlug) : null)

/** Where each kind of news leads (S2-NLNK). Null where there is nothing to look at. */
const pathOfType: Readonly<Record<Notification['type'], PathOf>> = {
  'publication-approved': toOwnPublication,
  'publication-rejected': toOwnPublication,
  'publication-expired': toOwnPublication,
  'response-received': (target) => withHash(toOwnPublication(target), 'responses'),
  'chat-message': ({ chatGuid }) => paths.chats(chatGuid),
  'company-review': (target) => withHash(toCompany(target), 'reviews'),
  'review-awaited': (target) => withHash(toCompany(target), 'reviews'),
  'report-decided': () => null,
  'content-hidden': (target) => toOwnPublication(target) ?? toCompany(target),
  subscription: () => withHash(paths.settings(), 'promo'),
  tutorial: () => paths.helpCategory('first-steps'),
  // The answer is a mail; who wants to go on writes again.
  support: () => paths.contactUs(),
}

export const notificationPath = ({ type, target }: Pick<Notification, 'type' | 'target'>): string | null =>
  pathOfType[type](target)
