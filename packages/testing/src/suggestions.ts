import type { SearchSuggestions } from '@sild/contract/search/suggestion-schemas'
import { companyCardReply } from './replies.ts'

/** Something of each kind that begins with “web”. */
export function suggestionsReply(own: Partial<SearchSuggestions> = {}): SearchSuggestions {
  const { guid, isVerified, logoUrl } = companyCardReply()
  return {
    queries: ['Web shop', 'Repair of a web shop'],
    companies: [{ guid, isVerified, logoUrl, slug: 'webbing', name: 'Webbing OÜ' }],
    tags: ['WebGL'],
    cities: [{ title: 'Webster', count: 12 }],
    ...own,
  }
}
