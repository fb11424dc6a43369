import type { Locale } from '@sild/contract'
import type { TicketSource, TicketState } from '@sild/contract/support/ticket-schemas'
import { expression, modelOf, sql } from '@sild/service-kit'

export class Ticket extends modelOf('tickets', 'ticketGuid') {
  declare ticketGuid: string
  declare number: number
  declare title: string
  declare state: TicketState
  declare source: TicketSource
  declare sourceGuid: string | null
  declare locale: Locale
  /** Null for a guest, who has only an address. */
  declare userGuid: string | null
  declare companyGuid: string | null
  declare name: string | null
  declare email: string | null
  declare tags: string[]
  declare requestIds: string[]
  declare unreadCount: number
  declare rating: number | null
  declare ratingComment: string | null
  declare ratedAt: Date | null
  declare claimedByUserGuid: string | null
  declare claimedByEmail: string | null
  declare claimedUntil: Date | null
  /** Null if no answer is promised. */
  declare dueAt: Date | null
  declare firstDueAt: Date | null
  declare firstAnsweredAt: Date | null
  /** In working time. */
  declare firstAnswerMinutes: number | null
  declare mergedIntoGuid: string | null
  declare createdAt: Date
  declare updatedAt: Date
}

/** An expired claim counts as none. */
export const isClaimHeld = sql`coalesce(claimed_until > now(), false)`

/** The `claimed_until` of a claim that begins now. */
export const claimedFromNow = expression`now() + interval '15 minutes'`
