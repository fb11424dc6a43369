import { raw, run, sql, type Transaction } from '@sild/service-kit'
import { choicePrefix } from '../../models/choices.ts'
import { type Generation, prefixOf } from './generations.ts'

/** The keys by which a listing is counted. */
export interface Countable {
  cardType: string
  categoryId: number
  countryCodes: readonly string[]
  workType: string | null
  /** The city of the company, for offers; null if there is none. */
  citySlug: string | null
  /** The cities that the filter matches. */
  cities: readonly string[]
}

/** Columns of a listing under the names of a Countable, for `returning`. */
export const countableColumns = sql`card_type as "cardType", category_id as "categoryId", country_codes as "countryCodes", work_type as "workType", city_slug as "citySlug",
  array(select substr(choice, 3) from unnest(choices) as choice where left(choice, 2) = ${choicePrefix('cities')}) as cities`

/** Updates the counts for inserted and deleted listings. Changes each table in one order, to avoid deadlocks. */
export async function countListings(
  trx: Transaction,
  { added = [], removed = [] }: { added?: readonly Countable[]; removed?: readonly Countable[] },
  generation: Generation = 'present',
): Promise<void> {
  const changes = [
    ...added.map((listing) => ({ ...listing, by: 1 })),
    ...removed.map((listing) => ({ ...listing, by: -1 })),
  ]
  if (changes.length === 0) return
  await run(
    trx,
    sql`insert into ${raw(`${prefixOf(generation)}listing_counts`)} as known (card_type, category_id, country_code, work_type, count)
     select "cardType", "categoryId", country_code, coalesce("workType", ''), sum(by)
     from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change ("cardType" text, "categoryId" integer, "countryCodes" text[], "workType" text, by integer),
          unnest("countryCodes" || '{""}') as country_code
     group by 1, 2, 3, 4 having sum(by) <> 0 order by 1, 2, 3, 4
     on conflict (card_type, category_id, country_code, work_type) do update set count = known.count + excluded.count`,
  )
  await run(
    trx,
    sql`insert into ${raw(`${prefixOf(generation)}city_counts`)} as known (city_slug, card_type, category_id, count)
     select "citySlug", "cardType", "categoryId", sum(by)
     from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change ("cardType" text, "categoryId" integer, "citySlug" text, by integer)
     where "citySlug" is not null
     group by 1, 2, 3 having sum(by) <> 0 order by 1, 2, 3
     on conflict (city_slug, card_type, category_id) do update set count = known.count + excluded.count`,
  )
  await run(
    trx,
    sql`insert into ${raw(`${prefixOf(generation)}listed_cities`)} as known (card_type, title, folded, count)
     select "cardType", title, fold(title), sum(by)
     from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change ("cardType" text, cities text[], by integer),
          unnest(cities) as title
     group by 1, 2 having sum(by) <> 0 order by 1, 2
     on conflict (card_type, title) do update set count = known.count + excluded.count`,
  )
}
