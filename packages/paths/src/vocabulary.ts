/** The words of addresses. They equal the contract's; a test of the contract's users would not compile otherwise. */
export type CardType = 'project' | 'service' | 'expert'
export type SearchType = 'tasks' | 'services' | 'experts' | 'companies'
export type SortMode = 'date' | 'score' | 'responses' | 'favorites' | 'rating' | 'price' | 'closing'
export const locales = ['en', 'et', 'fr'] as const
export type Locale = (typeof locales)[number]
