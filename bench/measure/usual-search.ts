import { cardTypeOfSearch } from '@sild/contract/enums'
import type { SearchInput } from '../../services/search/src/engine/search-engine.ts'
import pg from 'pg'

/** Search as it is usually written on Postgres: one wide table, an index for each filter, a query for each part of the page. */
export interface UsualSearch extends AsyncDisposable {
  search(input: SearchInput): Promise<void>
}

const PAGE = 24

export async function openUsualSearch(adminUrl: string): Promise<UsualSearch> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(`
    set search_path to search, extensions;
    drop table if exists usual;
    create unlogged table usual as
      select c.*, l.score, l.price_from_cents, l.price_to_cents, k.name as company_name, to_tsvector('simple', c.name || ' ' || array_to_string(c.tags, ' ') || ' ' || c.summary) as words
      from cards c join listings l using (publication_guid) join companies k on k.company_guid = c.company_guid;
    create index on usual using gin (words);
    create index on usual using gin (country_codes);
    create index on usual (category_id);
    create index on usual (work_type);
    create index on usual (published_at desc, publication_guid);
    create index on usual (score desc, publication_guid);
    create index on usual (responses_count, published_at desc, publication_guid);
    create index on usual (price_from_cents, published_at desc, publication_guid);
    analyze usual`)
  return {
    async search(input) {
      const { order, values, where } = statementOf(input)
      const from = `from usual where ${where}`
      await client.query(`select * ${from} order by ${order} limit ${PAGE} offset ${(input.page - 1) * PAGE}`, values)
      await client.query(`select count(*) ${from}`, values)
      for (const column of ['category_id', 'work_type', 'unnest(country_codes)', 'card_type'])
        await client.query(`select ${column} as value, count(*) ${from} group by 1`, values)
    },
    async [Symbol.asyncDispose]() {
      await client.query('drop table usual')
      await client.end()
    },
  }
}

const orders = {
  score: 'score desc',
  responses: 'responses_count, published_at desc',
  price: 'price_from_cents, published_at desc',
} as const

function statementOf(input: SearchInput) {
  const { budgetFromCents, categoryIds, countryCodes, paymentTypes, query, searchType, sort, workTypes } = input
  const values: unknown[] = [cardTypeOfSearch[searchType]]
  const bind = (value: unknown): string => `$${values.push(value)}`
  const parts = ['card_type = $1', 'expires_at > now()']
  if (query) parts.push(`words @@ plainto_tsquery('simple', ${bind(query)})`)
  if (categoryIds.length > 0) parts.push(`category_id = any(${bind(categoryIds)})`)
  if (countryCodes.length > 0) parts.push(`country_codes && ${bind(countryCodes)}`)
  if (workTypes.length > 0) parts.push(`work_type = any(${bind(workTypes)})`)
  if (paymentTypes.length > 0) parts.push(`payment_type = any(${bind([...paymentTypes, 'ANY'])})`)
  if (budgetFromCents) parts.push(`price_to_cents >= ${bind(budgetFromCents)}`)
  const first = sort in orders ? orders[sort as keyof typeof orders] : 'published_at desc'
  return { where: parts.join(' and '), order: `${first}, publication_guid`, values }
}
