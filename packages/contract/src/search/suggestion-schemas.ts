import * as z from 'zod/mini'
import { searchTypes } from '../enums.ts'
import { autocompleteLimit, searchQuery } from '../primitives.ts'
import { companyReference } from '../references.ts'

const suggestedCity = z.strictObject({
  title: z.string(),
  /** How much the search finds there; null where there is more than is counted. */
  count: z.nullable(z.int()),
})

/** Nothing of any kind where less is typed than the least of `limits.autocomplete`. */
const searchSuggestions = z.strictObject({
  /** What finds something when it is searched for. */
  queries: z.array(z.string()),
  /** Companies with a name that begins with the typed text come first. */
  companies: z.array(companyReference),
  /** Skills, by which companies are not filtered. */
  tags: z.array(z.string()),
  cities: z.array(suggestedCity),
})
export type SearchSuggestions = z.infer<typeof searchSuggestions>

export const suggestionSchemas = {
  listSearchSuggestions: {
    body: z.strictObject({
      query: searchQuery,
      index: z._default(z.enum(searchTypes), 'services'),
      /** Of all kinds together; of each but queries there are three at most. */
      limit: autocompleteLimit,
    }),
    reply: searchSuggestions,
  },
} as const
