import { cardTypes, favoriteTypes, locales, planSlugs, searchTypes } from './enums.ts'

/** Type of a property: one of a list of values, or any value of the kind. */
type Kind = 'text' | 'number' | 'boolean' | readonly string[]
const arrival = { locale: locales, isInstalled: 'boolean' } as const

/**
 * Every event that product analytics may receive, with all its properties. None of them holds a person's name, a mail
 * address or text that a user wrote to others. A tag manager receives only `page_view`.
 */
export const insightEvents = {
  /** A quarter of a second after a page was opened. `path` includes the query, without secrets. */
  page_view: { routeName: 'text', path: 'text', title: 'text' },
  /** The first event of a visit, and again after half an hour without events. */
  start_session: arrival,
  /** The first event of a browser. */
  first_launch: arrival,
  /** The messages were opened from the header. */
  chat_opened_header: { unreadCount: 'number' },
  /** A visitor signed up. Only a mail says whether the address already had an account. */
  signed_up: {},
  signed_in: { hasSecondFactor: 'boolean' },
  /** Results are shown. */
  searched: { searchType: searchTypes, hasWords: 'boolean', foundCount: 'number' },
  /** A publication was sent to moderation, for the first time or after a change. */
  publication_sent: { cardType: cardTypes, isNew: 'boolean' },
  response_sent: { cardType: cardTypes },
  favorite_added: { cardType: favoriteTypes },
  /** A chat message was sent. */
  message_sent: { fileCount: 'number' },
  /** The payment of a plan begins. */
  plan_chosen: { plan: planSlugs, months: 'number' },
  /** A ticket was sent to support. */
  ticket_sent: { fileCount: 'number' },
} as const satisfies Record<string, Record<string, Kind>>
export type InsightEvents = typeof insightEvents
export type InsightEventName = keyof InsightEvents

type ValueOf<Of> = Of extends readonly string[]
  ? Of[number]
  : Of extends 'text'
    ? string
    : Of extends 'number'
      ? number
      : boolean
export type InsightProperties<Name extends InsightEventName> = {
  -readonly [Property in keyof InsightEvents[Name]]: ValueOf<InsightEvents[Name][Property]>
}

export type Track = <Name extends InsightEventName>(name: Name, properties: InsightProperties<Name>) => void
/** An event as it waits to be sent. */
export type InsightEvent = {
  [Name in InsightEventName]: {
    name: Name
    properties: InsightProperties<Name>
    /** When it happened, in milliseconds. */
    at: number
  }
}[InsightEventName]

/** Only the declared properties; any others are never sent. */
export const declaredProperties = ({ name, properties }: Pick<InsightEvent, 'name' | 'properties'>) =>
  Object.fromEntries(Object.entries(properties).filter(([key]) => key in insightEvents[name]))
