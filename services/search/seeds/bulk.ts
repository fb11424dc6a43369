import { bulkCompaniesCount, bulkCompany, bulkGuid, bulkIndex } from '@sild/demo/bulk/companies'
import { type BulkPublication, createBulkPublications } from '@sild/demo/bulk/publications'
import { timeAt } from '@sild/demo/time'
import { type BulkSize, copyRows, type CopyValue, raw, run, sql, type Transaction } from '@sild/service-kit'
import type { SearchDeps } from '../src/deps.ts'
import { learnWords } from '../src/engine/postgres/learn-words.ts'
import { choiceLexemes, choicePrefix } from '../src/models/choices.ts'
import { companyChoices } from '../src/models/company-choices.ts'
import { listingChoices } from '../src/models/listing-choices.ts'
import { companyScore } from '../src/models/company-score.ts'
import { ownPointsOf, scoreOf } from '../src/models/score.ts'
import { summaryOf } from '../src/models/summary.ts'
import { weightedRating } from '../src/models/weighted-rating.ts'
import { restoreIndexes, setIndexesAside } from './bulk-indexes.ts'

const BATCH = 10_000
const LIFETIME_MS = 60 * 24 * 3_600_000

/** Makes publications findable by the hundred thousand, a committed batch at a time. Stopped, it goes on where it was. */
export async function bulkSeed(deps: SearchDeps, { publications }: BulkSize): Promise<void> {
  const { database } = deps
  const companiesCount = bulkCompaniesCount(publications)
  for (
    let start = await nextIndex(deps, 'companies', 'company', companiesCount);
    start < companiesCount;
    start += BATCH
  ) {
    await inBatch(deps, (trx) => addCompanies(trx, deps, numbers(start, companiesCount)))
  }
  const begin = await nextIndex(deps, 'cards', 'publication', publications)
  if (begin < publications) await setIndexesAside(database)
  const publicationOf = createBulkPublications()
  for (let start = begin; start < publications; start += BATCH) {
    const active = numbers(start, publications)
      .map(publicationOf)
      .filter(({ status }) => status === 'ACTIVE')
    await inBatch(deps, (trx) => addPublications(trx, deps, active))
  }
  await restoreIndexes(database)
  await inBatch(deps, recount)
  await inBatch(
    deps,
    async (trx) =>
      void (await run(
        trx,
        sql`analyze companies, cards, card_names, listings, listing_counts, listed_cities, tag_counts`,
      )),
  )
}

const numbers = (start: number, count: number): number[] =>
  Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) => start + offset)

const inBatch = ({ database }: SearchDeps, work: (trx: Transaction) => Promise<void>): Promise<void> =>
  database.transaction(async (trx) => {
    await run(trx, sql`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`)
    await work(trx)
  })

/** Rows are inserted in the order of their guids, so the last one shows the progress. */
async function nextIndex(
  { database }: SearchDeps,
  table: string,
  kind: 'company' | 'publication',
  count: number,
): Promise<number> {
  const key = raw(`${kind}_guid`)
  const [row] = await database.query<{ last: string }>(
    sql`select ${key} as last from ${raw(table)} where ${key} between ${bulkGuid(kind, 0)} and ${bulkGuid(kind, count)}
        order by ${key} desc limit 1`,
  )
  return row ? bulkIndex(row.last) + 1 : 0
}

async function addCompanies(trx: Transaction, { clock }: SearchDeps, indexes: readonly number[]): Promise<void> {
  const rows = indexes.map(bulkCompany).map((company): Record<string, CopyValue> => {
    const choices = companyChoices({ ...company, cityTitle: company.city, categoryIds: [] })
    return {
      company_guid: company.companyGuid,
      slug: company.slug,
      name: company.name,
      size: company.size,
      type: company.type,
      country_code: company.countryCode,
      city_title: company.city,
      is_verified: company.isVerified,
      rating: company.rating,
      reviews_count: company.reviewsCount,
      weighed_rating: weightedRating(company) ?? 0,
      joined_at: timeAt(clock.now(), company.joinedAgeMinutes),
      is_listed: true,
      choices,
      tokens: choiceLexemes(choices)
        .map((lexeme) => `'${lexeme}'`)
        .join(' '),
    }
  })
  await copyRows(trx, 'companies', rows)
  await learnWords(
    trx,
    indexes.map((index) => bulkCompany(index).name),
  )
  await run(
    trx,
    sql`update companies set words = text_vector(jsonb_build_object('en', name)), name_tokens = text_vector(jsonb_build_object('en', name))
        where company_guid between ${bulkGuid('company', indexes[0]!)} and ${bulkGuid('company', indexes.at(-1)!)}`,
  )
}

/** Rows come by COPY; what is made of their words is made by the database, as for every other publication. */
async function addPublications(
  trx: Transaction,
  { clock }: SearchDeps,
  active: readonly BulkPublication[],
): Promise<void> {
  const now = clock.now()
  await copyRows(
    trx,
    'cards',
    active.map((publication) => cardRow(publication, now)),
  )
  // Lives for this transaction only; temporary tables are not for services.
  await run(
    trx,
    sql`
    create unlogged table arriving (
      publication_guid uuid, words jsonb, names jsonb, choices text[], lexemes text[],
      price_from_cents integer, price_to_cents integer, score double precision, rating real
    )`,
  )
  await copyRows(
    trx,
    'arriving',
    active.map((publication) => listingRow(publication, now)),
  )
  await run(
    trx,
    sql`
    insert into card_names (publication_guid, locale, card_type, folded)
    select publication_guid, locale, card_type, fold(name) from arriving join cards using (publication_guid);
    insert into listings (
      publication_guid, card_type, company_guid, category_id, country_codes, work_type, price_from_cents, price_to_cents,
      published_at, expires_at, score, rating, responses_count, favorites_count, tokens, name_tokens, choices
    )
    select publication_guid, card_type, company_guid, category_id, country_codes, work_type, price_from_cents, price_to_cents,
           published_at, expires_at, score, rating, responses_count, 0,
           text_vector(words) || array_to_tsvector(lexemes), text_vector(names), choices
    from arriving join cards using (publication_guid) order by published_at;
    drop table arriving`,
  )
  await learnWords(
    trx,
    active.map(({ description, name, tags }) => [name, ...tags.map(({ label }) => label), description].join(' ')),
  )
}

const cardRow = (publication: BulkPublication, now: Date): Record<string, CopyValue> => {
  const publishedAt = timeAt(now, publication.publishedAgeMinutes)
  return {
    publication_guid: publication.publicationGuid,
    card_type: publication.kind,
    company_guid: publication.company.companyGuid,
    version: 1,
    revision: 1,
    slug: publication.slug,
    locale: publication.locale,
    name: publication.name,
    summary: summaryOf(publication.description),
    translations: '{}',
    category_id: publication.categoryId,
    tags: publication.tags.map(({ label }) => label),
    payment_type: publication.paymentType,
    budget_from_cents: publication.budgetFromCents,
    budget_to_cents: publication.budgetToCents,
    budget_per_hour_cents: publication.budgetPerHourCents,
    work_type: publication.workType,
    work_experience: publication.workExperience,
    country_codes: publication.countryCodes,
    views_count: publication.viewsCount,
    responses_count: publication.responsesCount,
    own_points: JSON.stringify(ownPointsOf(scored(publication, now))),
    published_at: publishedAt,
    expires_at: new Date(publishedAt.getTime() + LIFETIME_MS),
  }
}

const scored = (publication: BulkPublication, now: Date): Parameters<typeof scoreOf>[0] => ({
  ...publication,
  publishedAt: timeAt(now, publication.publishedAgeMinutes).toISOString(),
  media: [],
  translations: {},
  author: publication.company,
})

function listingRow(publication: BulkPublication, now: Date): Record<string, CopyValue> {
  const { budgetFromCents, budgetPerHourCents, budgetToCents, company, countryCodes, description, locale, name } =
    publication
  const choices = listingChoices(
    {
      ...publication,
      cardType: publication.kind,
      author: company,
      locations: countryCodes.map((countryCode) => ({ countryCode, cityId: null })),
    },
    { ...company, cityTitle: company.city },
  )
  const tags = publication.tags.map(({ label }) => label).join(' ')
  return {
    publication_guid: publication.publicationGuid,
    words: { [locale]: `${name} ${tags} ${description} ${company.name}` },
    names: { [locale]: `${name} ${tags}` },
    choices,
    lexemes: choiceLexemes(choices),
    price_from_cents: budgetFromCents ?? budgetToCents ?? budgetPerHourCents,
    price_to_cents: budgetToCents ?? budgetFromCents ?? budgetPerHourCents,
    score: scoreOf(scored(publication, now)),
    rating: weightedRating(company) ?? 0,
  }
}

/** Counts and companies once for all, instead of once a publication. */
async function recount(trx: Transaction): Promise<void> {
  await run(
    trx,
    sql`
    truncate listing_counts, listed_cities, tag_counts;
    insert into listing_counts
    select card_type, category_id, country_code, coalesce(work_type, ''), count(*)
    from listings, unnest(country_codes || '{""}') as country_code group by 1, 2, 3, 4;
    insert into listed_cities
    select card_type, substr(choice, 3), fold(substr(choice, 3)), count(*)
    from listings, unnest(choices) as choice where left(choice, 2) = ${raw(`'${choicePrefix('cities')}'`)} group by 1, 2;
    insert into tag_counts
    select card_type, label, fold(label), count(*) from cards, unnest(tags) as label group by 1, 2;
    update companies k set
      publications_count = offered.count,
      category_ids = offered.category_ids,
      score = ${companyScore(sql`offered.count`)},
      choices = offered.choices || array(select choice from unnest(k.choices) as choice where choice <> all(offered.choices)),
      tokens = k.words || k.tokens || array_to_tsvector(offered.choices)
    from (
      select company_guid, count(*)::int as count, array_agg(distinct category_id) as category_ids,
        array_agg(distinct 'c=' || category_id) as choices
      from cards group by company_guid
    ) offered
    where k.company_guid = offered.company_guid`,
  )
}
