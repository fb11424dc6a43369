import type { PublicationSnapshot } from '@sild/contract/publications/schemas'

const FORTNIGHT_MS = 14 * 24 * 3_600_000
const ENOUGH_TEXT = 400

type Snapshot = PublicationSnapshot
interface Scored extends Pick<Snapshot, 'publishedAt' | 'description' | 'media' | 'translations'> {
  author: Pick<Snapshot['author'], 'isVerified' | 'rating'>
  budgetFromCents: number | null
  budgetToCents: number | null
  budgetPerHourCents: number | null
}

/** How well a listing fits the words: points for each of them. Where that is equal, `scoreOf` decides. */
export const wordWeights = {
  /** It is found at all, where not all of the words are. */
  found: 1,
  /** In the name, the tags or the speciality. */
  inName: 1,
  /** As it was typed, and not only by another word for it; once more where that is in the name. */
  asTyped: 1.5,
  /** Several words one after the other in the name, as they were typed. */
  together: 2,
  /** How often they are in the name: times a number between 0 and 1 that grows ever more slowly. */
  oftenInName: 4,
  /** A company that is called so. */
  companyName: 100,
} as const

/**
 * How far up a publication stands where nothing was typed. One point is worth a fortnight of freshness: time is part of
 * the score, so it never has to be reckoned again as days go by.
 */
export function scoreOf(publication: Scored): number {
  const { author, budgetFromCents, budgetPerHourCents, budgetToCents, description, media, translations } = publication
  const quality =
    (author.isVerified ? 0.5 : 0) +
    (author.rating === null ? 0 : (author.rating - 3) / 2) +
    (description.length >= ENOUGH_TEXT ? 0.3 : 0) +
    (media.length > 0 ? 0.2 : 0) +
    ((budgetFromCents ?? budgetToCents ?? budgetPerHourCents) ? 0.2 : 0) +
    (Object.keys(translations).length > 0 ? 0.2 : 0)
  return quality + Date.parse(publication.publishedAt ?? '') / FORTNIGHT_MS
}
