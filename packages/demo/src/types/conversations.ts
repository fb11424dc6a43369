import type { AgeMinutes, Locale } from './basics.ts'

export type ResponseStatus = 'ACTIVE' | 'ARCHIVED' | 'MODERATION' | 'UNVIEWED' | 'VIEWED' | 'HIDDEN' | 'DELETED'

export interface PublicationResponse {
  responseGuid: string
  publicationGuid: string
  companyGuid: string
  authorGuid: string
  locale: Locale
  message: string
  status: ResponseStatus
  contactsViewed: boolean
  createdAgeMinutes: AgeMinutes
  viewedAgeMinutes: AgeMinutes | null
  /** Null only while the response itself waits for moderation. */
  chatGuid: string | null
}

export type ChatMessageKind = 'VIEWED' | 'CLOSED' | 'ANSWER' | 'QUESTION'

export interface ChatMessage {
  messageGuid: string
  kind: ChatMessageKind
  /** Null for the entries VIEWED and CLOSED, which the portal writes itself. */
  text: string | null
  attachments: ChatAttachment[]
  companyGuid: string
  authorGuid: string
  sentAgeMinutes: AgeMinutes
  readAgeMinutes: AgeMinutes | null
}

export interface ChatAttachment {
  fileName: string
  mimeType: string
  /** What the file says; the seeding code stores it as the file's bytes (UTF-8). */
  text: string
}

export interface Chat {
  chatGuid: string
  responseGuid: string
  publicationGuid: string
  ownerCompanyGuid: string
  responderCompanyGuid: string
  state: 'active' | 'archived'
  replyStatus: 'REPLIED' | 'NOT_REPLIED'
  /** The first one is the message of the response. */
  messages: ChatMessage[]
}

export interface Review {
  reviewGuid: string
  chatGuid: string
  publicationGuid: string
  fromCompanyGuid: string
  toCompanyGuid: string
  authorGuid: string
  locale: Locale
  text: string | null
  ratingQuality: number
  ratingScheduling: number
  ratingCost: number
  ratingNps: number
  /** PUBLISHED only when both companies have reviewed each other. */
  status: 'PUBLISHED' | 'WAITING'
  createdAgeMinutes: AgeMinutes
}
