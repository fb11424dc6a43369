import { cardTypes, favoriteTypes, locales, planSlugs, searchTypes } from './enums.ts'

/** What a property may be: one of a list, or any of its kind. */
type Kind = 'text' | 'number' | 'boolean' | readonly string[]
const arrival = { locale: locales, isInstalled: 'boolean' } as const

/**
 * Every event that product analytics may hear of, with its properties and no others. None of them names a person, holds an address
 * of a mail or what somebody wrote to others. A tag manager hears of `page_view` alone.
 */
export const insightEvents = {
  /** A quarter of a second after a page was opened. `path` with its query, without what is secret in it. */
  page_view: { routeName: 'text', path: 'text', title: 'text' },
  /** The first that is heard of a visit, and again after half an hour in which nothing was. */
  start_session: arrival,
  /** The first that is heard of a browser. */
  first_launch: arrival,
  /** The messages were opened from the header. */
  chat_opened_header: { unreadCount: 'number' },
  /** Somebody asked for an account; whether there was one is told by mail alone. */
  signed_up: {},
  signed_in: { hasSecondFactor: 'boolean' },
  /** Results are shown. */
  searched: { searchType: searchTypes, hasWords: 'boolean', foundCount: 'number' },
  /** To moderation, for the first time or changed. */
  publication_sent: { cardType: cardTypes, isNew: 'boolean' },
  response_sent: { cardType: cardTypes },
  favorite_added: { cardType: favoriteTypes },
  /** In a chat. */
  message_sent: { fileCount: 'number' },
  /** Its payment begins. */
  plan_chosen: { plan: planSlugs, months: 'number' },
  /** To support. */
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

/** One function for all of them. */
export type Track = <Name extends InsightEventName>(name: Name, properties: InsightProperties<Name>) => void
/** As it waits to be told. */
export type InsightEvent = {
  [Name in InsightEventName]: {
    name: Name
    properties: InsightProperties<Name>
    /** When it happened, in milliseconds. */
    at: number
  }
}[InsightEventName]

/** What of the properties is declared: what a caller put beside them goes nowhere. */
export const declaredProperties = ({ name, properties }: Pick<InsightEvent, 'name' | 'properties'>) =>
  Object.fromEntries(Object.entries(properties).filter(([key]) => key in insightEvents[name]))
