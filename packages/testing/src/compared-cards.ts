import type { CardTerms, CardWithTerms } from '@sild/contract/search/card-schemas'
import type { PublicationCard } from '@sild/contract/search/schemas'
import { cardReply } from './replies.ts'

/** What a publication is compared by: nothing but its category. */
export const termsReply = (own: Partial<CardTerms> = {}): CardTerms => ({
  categoryIds: [1],
  cities: [],
  specialities: [],
  languages: [],
  projectDuration: null,
  hoursPerWeek: null,
  segment: null,
  companySize: null,
  companyType: null,
  ...own,
})

export const cardWithTermsReply = (
  number: number,
  own: Partial<PublicationCard> = {},
  terms: Partial<CardTerms> = {},
): CardWithTerms => ({ card: cardReply(number, own), terms: termsReply(terms) })
