import type { Locale, SearchCardType, SearchType } from '@sild/contract/enums'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import type { ParsedInput, Reply } from '@sild/contract/schemas'
import type { Explanation } from '@sild/contract/search/ranking'
import type { ChoiceName } from '@sild/contract/search/choices'
import type { JsonText, Transaction } from '@sild/service-kit'
import type { ListedCompany } from '../models/listing-choices.ts'

export type SearchInput = ParsedInput<'search'>['body']

/** The conditions of a search, without its page. */
export type Conditions = ParsedInput<'countSearchFilters'>['body']
/** The filters that are stored among the tokens of a listing. */
export type ChosenFilters = Pick<Conditions, ChoiceName>
export type SitemapPage = ParsedInput<'getSitemap'>['params'] & ParsedInput<'getSitemap'>['query']

/** The typed text so far. */
export interface Typed {
  readonly typed: string
  readonly searchType: SearchType
  readonly limit: number
  /** The reader's. */
  readonly locale: Locale
}

/** The words of a publication as stored in an index. */
export interface TextVectors {
  readonly words: string
  readonly names: string
}

/** A publication with its data for the index. */
export interface Listed {
  readonly snapshot: PublicationSnapshot
  readonly company: ListedCompany
  /** Names of the publication's cities. */
  readonly cities: readonly string[]
  readonly favoritesCount: number
  /** Set if they were read ahead. */
  readonly vectors?: TextVectors
}

/** Guids of the publications and companies that the reader has hidden: they are neither found nor counted. */
export type Hidden = readonly string[]

/** Replies to queries, as JSON text. */
export interface SearchAnswers {
  /**
   * The reply of `search`, with names and summaries in the reader's language where they exist. All typed words must
   * match. If no result has all, corrections of mistyped words are tried, and then any of the words.
   */
  search(input: SearchInput, locale: Locale, hidden?: Hidden): Promise<JsonText>
  /** The reply of `countSearchFilters`, of what `search` finds for the same. */
  countFilters(input: Conditions, hidden?: Hidden): Promise<JsonText>
  /** The ranking factors of one result of `search`; null if there is no result with that guid. */
  explain(input: ParsedInput<'explainResult'>['body'], locale: Locale): Promise<Explanation | null>
}

/** Replies that list what can be found, as JSON text where they are long. */
export interface SearchLists {
  suggest(typed: Typed): Promise<JsonText>
  suggestCompanies(typed: Typed): Promise<JsonText>
  /** Suggestions by kind. Their cost does not depend on the size of the market. */
  suggestByKinds(typed: Typed): Promise<Reply<'listSearchSuggestions'>>
  overview(locale: Locale): Promise<JsonText>
  providerCities(): Promise<JsonText>
  cards(input: { guids: readonly string[]; locale: Locale }): Promise<JsonText>
  similar(input: { cardType: SearchCardType; guid: string; locale: Locale }): Promise<JsonText>
  newest(input: ParsedInput<'listNewCards'>['body']): Promise<JsonText>
  sitemap(page: SitemapPage): Promise<JsonText>
}

/** Writes to the index in the transaction of the caller. Every call is idempotent. */
export interface SearchIndex {
  /** Inserts or replaces the publication. */
  put(trx: Transaction, listed: Listed): Promise<void>
  /** Removes the publication from the index. */
  remove(trx: Transaction, publicationGuid: string): Promise<void>
  removeOfCompanies(trx: Transaction, companyGuids: readonly string[]): Promise<void>
  /** A company is found as its row and its publications are now. */
  putCompany(trx: Transaction, companyGuid: string): Promise<void>
  setFavorites(trx: Transaction, publicationGuid: string, favoritesCount: number): Promise<void>
  /** Adds words that can correct a mistyped query. Call it last in its transaction. */
  learnWords(trx: Transaction, texts: readonly string[]): Promise<void>
  /** Deletes the words that no text contains any more. */
  forgetWords(): Promise<void>
}

/**
 * An index that is built next to the one in use and then replaces it. Until then, every change is written to both.
 */
export interface NextIndex {
  /** Starts with an empty index, in the transaction that notes the rebuild. Drops what an earlier rebuild had built. */
  begin(trx: Transaction): Promise<void>
  /** Reads the words of publications, ahead of the transaction that fills them in. */
  readWords(snapshots: readonly PublicationSnapshot[]): Promise<readonly TextVectors[]>
  /** Inserts missing publications only: the existing rows are as new, or newer. */
  fill(trx: Transaction, listed: readonly Listed[]): Promise<void>
  /** Creates indexes after all rows are filled. Returns whether there may be more to do; `use` does the rest. */
  buildIndex(): Promise<boolean>
  /** Puts it in use if `isWanted` still returns true, in the same transaction. Searches wait for a moment at most. */
  use(isWanted: (trx: Transaction) => Promise<boolean>): Promise<void>
}

/** The only interface of the search for routes, actions and jobs. `test/engine-cases.ts` specifies every engine. */
export interface SearchEngine extends SearchAnswers, SearchLists, SearchIndex {
  readonly next: NextIndex
}
