import type { Database } from '@sild/service-kit'
import { cardsByGuid } from './postgres/cards-by-guid.ts'
import { companySuggestions } from './suggest/company-suggestions.ts'
import { marketOverview } from './postgres/market-overview.ts'
import { newCards } from './postgres/new-cards.ts'
import { providerCities } from './postgres/provider-cities.ts'
import type { SearchLists } from './search-engine.ts'
import { type FindNamed, searchSuggestions } from './suggest/search-suggestions.ts'
import { similarCards } from './postgres/similar-cards.ts'
import { sitemap } from './postgres/sitemap.ts'
import { suggestions } from './suggest/suggestions.ts'

export const createPostgresLists = (database: Database, findNamed?: FindNamed): SearchLists => ({
  suggest: (typed) => suggestions(database, typed),
  suggestCompanies: (typed) => companySuggestions(database, typed),
  suggestByKinds: (typed) => searchSuggestions(database, typed, findNamed),
  overview: (locale) => marketOverview(database, locale),
  providerCities: () => providerCities(database),
  cards: (input) => cardsByGuid(database, input),
  similar: (input) => similarCards(database, input),
  newest: (input) => newCards(database, input),
  sitemap: (page) => sitemap(database, page),
})
