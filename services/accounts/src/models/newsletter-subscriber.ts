import type { Locale, UserType } from '@sild/contract'
import { modelOf } from '@sild/service-kit'

/** The topics of a subscriber. */
export interface NewsletterWish {
  locale: Locale
  userType: UserType
  categoryIds: number[]
}

/** An address that wants the weekly news without an account, once its owner has said so. */
export class NewsletterSubscriber extends modelOf('newsletterSubscribers', 'subscriberGuid', ['wanted']) {
  declare subscriberGuid: string
  declare email: string
  declare locale: Locale
  declare userType: UserType
  declare categoryIds: number[]
  declare wanted: NewsletterWish | null
  declare requestedAt: Date
  declare confirmedAt: Date | null
}
