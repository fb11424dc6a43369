import { expression, raw, run, sql, type Transaction } from '@sild/service-kit'
import { countriesOf, indexedTexts, priceRange } from '../models/card.ts'
import { choiceLexemes, valuesOfChoices } from '../models/choices.ts'
import { listingChoices } from '../models/listing-choices.ts'
import { scoreOf } from '../models/score.ts'
import { countableColumns, type Countable, countListings } from './count-listings.ts'
import { type Generation, generationsOf, prefixOf } from './generations.ts'
import type { Listed } from './search-engine.ts'

/** Makes a publication findable as it is now, or not findable any more where there is nothing of it. */
export async function replaceListing(trx: Transaction, publicationGuid: string, listed: Listed | null): Promise<void> {
  for (const generation of await generationsOf(trx)) {
    const table = raw(`${prefixOf(generation)}listings`)
    const removed = await run<Countable>(
      trx,
      sql`delete from ${table} where publication_guid = ${publicationGuid} returning ${countableColumns}`,
    )
    const added = listed ? await insertListings(trx, [listed], generation) : []
    await countListings(trx, { added, removed }, generation)
  }
}

/** Takes publications of companies out of what can be found. */
export async function removeListings(trx: Transaction, companyGuids: readonly string[]): Promise<void> {
  for (const generation of await generationsOf(trx)) {
    const table = raw(`${prefixOf(generation)}listings`)
    const removed = await run<Countable>(
      trx,
      sql`delete from ${table} where company_guid = any(${companyGuids}::uuid[]) returning ${countableColumns}`,
    )
    await countListings(trx, { removed }, generation)
  }
}

/** Adds those that are not there, and says which they were. */
export async function insertListings(
  trx: Transaction,
  listed: readonly Listed[],
  generation: Generation,
): Promise<Countable[]> {
  if (listed.length === 0) return []
  const added: (Omit<Countable, 'cities'> & { choices: string[] })[] = await trx(`${prefixOf(generation)}listings`)
    .insert(listed.map(rowOf))
    .onConflict(['cardType', 'publicationGuid'])
    .ignore()
    .returning(['cardType', 'categoryId', 'countryCodes', 'workType', 'citySlug', 'choices'])
  return added.map(({ choices, ...listing }) => ({ ...listing, cities: valuesOfChoices('cities', choices) }))
}

function rowOf({ snapshot, company, cities, favoritesCount }: Listed): object {
  const { cardType, categoryId, workType } = snapshot
  const { names, words } = indexedTexts(snapshot)
  const [priceFromCents, priceToCents] = priceRange(snapshot)
  const choices = listingChoices(snapshot, company, cities)
  return {
    publicationGuid: snapshot.guid,
    cardType,
    companyGuid: snapshot.companyGuid,
    categoryId,
    countryCodes: countriesOf(snapshot),
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
  }
}
