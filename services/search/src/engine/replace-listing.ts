import { expression, run, sql, type Transaction } from '@sild/service-kit'
import { countriesOf, indexedTexts, priceRange } from '../models/card.ts'
import { choiceLexemes } from '../models/choices.ts'
import { listingChoices } from '../models/listing-choices.ts'
import { scoreOf } from '../models/score.ts'
import { countableColumns, type Countable, countListings } from './count-listings.ts'
import type { Listed } from './search-engine.ts'

/** Makes a publication findable as it is now, or not findable any more where there is no snapshot. */
export async function replaceListing(trx: Transaction, publicationGuid: string, listed: Listed | null): Promise<void> {
  const removed = await run<Countable>(
    trx,
    sql`delete from listings where publication_guid = ${publicationGuid} returning ${countableColumns}`,
  )
  const added = listed ? [await insertListing(trx, listed)] : []
  await countListings(trx, { added, removed })
}

async function insertListing(
  trx: Transaction,
  { snapshot, company, cities, favoritesCount }: Listed,
): Promise<Countable> {
  const { cardType, categoryId, workType } = snapshot
  const countryCodes = countriesOf(snapshot)
  const { names, words } = indexedTexts(snapshot)
  const [priceFromCents, priceToCents] = priceRange(snapshot)
  const choices = listingChoices(snapshot, company, cities)
  const [saved] = await trx('listings')
    .insert({
      publicationGuid: snapshot.guid,
      cardType,
      companyGuid: snapshot.companyGuid,
      categoryId,
      countryCodes,
      workType,
      priceFromCents,
      priceToCents,
      publishedAt: snapshot.publishedAt,
      expiresAt: snapshot.expiresAt,
      promotedUntil: snapshot.promotedUntil,
      score: scoreOf(snapshot),
      rating: snapshot.author.rating ?? 0,
      responsesCount: snapshot.responsesCount,
      favoritesCount,
      choices,
      tokens: expression`text_vector(${JSON.stringify(words)}::jsonb) || array_to_tsvector(${choiceLexemes(choices)}::text[])`,
      nameTokens: expression`text_vector(${JSON.stringify(names)}::jsonb)`,
      // Projects are looked for everywhere.
      citySlug:
        cardType === 'project'
          ? null
          : expression`(select city_slug from companies where company_guid = ${snapshot.companyGuid})`,
    })
    .returning<{ citySlug: string | null }[]>('citySlug')
  return { cardType, categoryId, countryCodes, workType, citySlug: saved?.citySlug ?? null }
}
