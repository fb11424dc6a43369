import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { type Database, raw, run, sql, type Transaction } from '@sild/service-kit'
import { countriesOf, indexedTexts, priceRange } from '../../models/card.ts'
import { choiceLexemes } from '../../models/choices.ts'
import { listingChoices } from '../../models/listing-choices.ts'
import { scoreOf } from '../../models/score.ts'
import { weightedRating } from '../../models/weighted-rating.ts'
import { countableColumns, type Countable, countListings } from './count-listings.ts'
import { type Generation, generationsOf, prefixOf } from './generations.ts'
import type { Listed, TextVectors } from '../search-engine.ts'

/** Updates a publication in the index, or removes it if it has no content. */
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

/** Removes the publications of companies from the index. */
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

/** The words of publications, in their order. */
export const readTextVectors = (
  { query }: Database,
  snapshots: readonly PublicationSnapshot[],
): Promise<TextVectors[]> =>
  query(
    sql`select text_vector(text -> 'words')::text as words, text_vector(text -> 'names')::text as names
        from jsonb_array_elements(${JSON.stringify(snapshots.map(indexedTexts))}::jsonb) with ordinality as every (text, place)
        order by place`,
  )

/** Inserts missing rows, and returns which ones. */
export async function insertListings(
  trx: Transaction,
  listed: readonly Listed[],
  generation: Generation,
): Promise<Countable[]> {
  if (listed.length === 0) return []
  return run(
    trx,
    sql`insert into ${raw(`${prefixOf(generation)}listings`)} (
          publication_guid, card_type, company_guid, category_id, country_codes, work_type, price_from_cents, price_to_cents,
          published_at, expires_at, promoted_until, score, rating, responses_count, favorites_count, choices, tokens, name_tokens,
          city_slug
        )
        select "publicationGuid", "cardType", "companyGuid", "categoryId", "countryCodes", "workType", "priceFromCents",
          "priceToCents", "publishedAt", "expiresAt", "promotedUntil", score, rating, "responsesCount", "favoritesCount", choices,
          coalesce("wordVector", text_vector(words)) || array_to_tsvector(lexemes), coalesce("nameVector", text_vector(names)),
          -- Projects are looked for everywhere.
          case when "cardType" <> 'project' then (select city_slug from companies where company_guid = "companyGuid") end
        from jsonb_to_recordset(${JSON.stringify(listed.map(rowOf))}::jsonb) as listing (
          "publicationGuid" uuid, "cardType" text, "companyGuid" uuid, "categoryId" integer, "countryCodes" text[],
          "workType" text, "priceFromCents" integer, "priceToCents" integer, "publishedAt" timestamptz, "expiresAt" timestamptz,
          "promotedUntil" timestamptz, score float8, rating real, "responsesCount" integer, "favoritesCount" integer,
          choices text[], lexemes text[], "wordVector" tsvector, "nameVector" tsvector, words jsonb, names jsonb
        )
        on conflict (card_type, publication_guid) do nothing returning ${countableColumns}`,
  )
}

function rowOf({ snapshot, company, cities, favoritesCount, vectors }: Listed): object {
  const { author, cardType, categoryId, companyGuid, expiresAt, promotedUntil, publishedAt, responsesCount, workType } =
    snapshot
  const [priceFromCents, priceToCents] = priceRange(snapshot)
  const choices = listingChoices(snapshot, company, cities)
  return {
    publicationGuid: snapshot.guid,
    cardType,
    companyGuid,
    categoryId,
    countryCodes: countriesOf(snapshot),
    workType,
    priceFromCents,
    priceToCents,
    publishedAt,
    expiresAt,
    promotedUntil,
    score: scoreOf(snapshot),
    rating: weightedRating(author) ?? 0,
    responsesCount,
    favoritesCount,
    choices,
    lexemes: choiceLexemes(choices),
    ...(vectors ? { wordVector: vectors.words, nameVector: vectors.names } : indexedTexts(snapshot)),
  }
}
