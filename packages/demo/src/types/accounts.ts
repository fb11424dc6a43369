import type { AgeMinutes, Locale } from './basics.ts'

export type NotificationType =
  | 'subscriptions'
  | 'tutorial'
  | 'support'
  | 'new-response'
  | 'new-company-review'
  | 'chat'
  | 'publication-approved'
  | 'publication-rejected'
  | 'publication-expiring'
  | 'report-dismissed'

export interface Notification {
  notificationGuid: string
  userGuid: string
  type: NotificationType
  publicationGuid: string | null
  companyGuid: string | null
  chatGuid: string | null
  reviewGuid: string | null
  ticketGuid: string | null
  decisionGuid: string | null
  createdAgeMinutes: AgeMinutes
  isRead: boolean
}

export interface Report {
  reportGuid: string
  reporterUserGuid: string
  targetType: 'company' | 'review' | 'publication'
  targetGuid: string
  reason: 'OBSCENE_LANGUAGE' | 'FALSE_INFORMATION' | 'OTHER'
  text: string | null
  createdAgeMinutes: AgeMinutes
  dismissal: Dismissal | null
}

/** A moderator saw no reason to act, and whoever reported says that this is wrong. */
export interface Dismissal {
  decisionGuid: string
  moderatorGuid: string
  message: string
  decidedAgeMinutes: AgeMinutes
  appealGuid: string
  appealText: string
  appealedAgeMinutes: AgeMinutes
}

export type FavoriteCardType = 'project' | 'service' | 'expert' | 'company' | 'response'

export interface FavoriteList {
  listGuid: string
  companyGuid: string
  userGuid: string
  title: string
  createdAgeMinutes: AgeMinutes
}

export interface Favorite {
  favoriteGuid: string
  userGuid: string
  companyGuid: string
  cardType: FavoriteCardType
  cardGuid: string
  /** Null: the default list. */
  listGuid: string | null
  createdAgeMinutes: AgeMinutes
}

export interface SavedSearch {
  userGuid: string
  companyGuid: string
  title: string
  schedule: 'daily' | 'weekly' | 'off'
  isMailed: boolean
  searchType: 'tasks' | 'services' | 'experts'
  query: string
  categoryIds: number[]
  countryCodes: string[]
}

export interface SupportTicket {
  ticketGuid: string
  userGuid: string
  companyGuid: string | null
  locale: Locale
  title: string
  state: 'open' | 'messaged' | 'closed'
  rating: { rating: number; comment: string | null } | null
  messages: TicketMessage[]
}

export interface TicketMessage {
  messageGuid: string
  authorGuid: string
  isFromStaff: boolean
  text: string
  sentAgeMinutes: AgeMinutes
  readAgeMinutes: AgeMinutes | null
}

export interface Subscription {
  subscriptionGuid: string
  companyGuid: string
  planSlug: 'startup'
  paymentGuid: string
  status: 'ACTIVE' | 'FINISHED'
  isGift: boolean
  startedAgeMinutes: AgeMinutes
  endsAgeMinutes: AgeMinutes
}

export interface Payment {
  paymentGuid: string
  companyGuid: string
  invoiceNumber: string
  type: 'subscription' | 'option'
  product: 'startup-month' | 'promotion-7-days' | 'promotion-14-days' | 'promotion-30-days'
  publicationGuid: string | null
  status: 'PAID' | 'REJECTED' | 'WAITING' | 'REFUNDED' | 'CANCELED' | 'GIFT'
  netCents: number
  vatPercent: number
  createdAgeMinutes: AgeMinutes
}
