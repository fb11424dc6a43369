import type { ParsedInput } from '@sild/contract'
import { type Database, type JsonText, type Sql, sql } from '@sild/service-kit'

type Query = ParsedInput<'listCompanyReviews'>['query']

const marks = sql`(review.rating_quality + review.rating_scheduling + review.rating_cost)`
const orders = { date: sql`review.published_at`, rating: marks } as const satisfies Record<Query['orderBy'], Sql>
const directions = { asc: sql`asc`, desc: sql`desc` } as const satisfies Record<Query['orderDirection'], Sql>

const reviewFields = sql`
  'guid', review.review_guid,
  'author', json_build_object('guid', author.company_guid, 'slug', author.slug, 'name', author.name, 'logoUrl', file_url(author.logo_key)),
  'text', review.text,
  'ratingQuality', review.rating_quality,
  'ratingScheduling', review.rating_scheduling,
  'ratingCost', review.rating_cost,
  'ratingNps', review.rating_nps,
  'publishedAt', instant(review.published_at)`

/** A page of a company's published reviews. */
export function companyReviews({ readReply }: Database, companyGuid: string, query: Query): Promise<JsonText> {
  const order = sql`${orders[query.orderBy]} ${directions[query.orderDirection]}, review.review_guid`
  return readReply(
    sql`select json_build_object(
       'total', (select count(*) from reviews where company_guid = ${companyGuid} and is_public),
       'list', (
         select coalesce(json_agg(json_build_object(${reviewFields}) order by ${order}), '[]')
         from (
           select * from reviews as review where company_guid = ${companyGuid} and is_public
           order by ${order} limit ${query.limit} offset ${query.offset}
         ) as review
         join companies as author on author.company_guid = review.author_company_guid
       )
     )::text as reply`,
  )
}

/** Whether pages may link to the company. */
const isShown = (company: Sql): Sql =>
  sql`${company}.erased_at is null and ${company}.paused_at is null and ${company}.hidden_at is null`

/** The latest reviews with a text by authors who would recommend the company. */
export function recentReviews({ readReply }: Database, limit: number): Promise<JsonText> {
  return readReply(
    sql`select json_build_object('list', coalesce(json_agg(shown.item order by shown.published_at desc, shown.review_guid), '[]'))::text as reply
     from (
       select review.published_at, review.review_guid, json_build_object(
         ${reviewFields},
         'company', json_build_object('slug', company.slug, 'name', company.name)
       ) as item
       from reviews as review
       join companies as author on author.company_guid = review.author_company_guid and ${isShown(sql`author`)}
       join companies as company on company.company_guid = review.company_guid and ${isShown(sql`company`)}
       where review.is_public and review.text is not null and review.rating_nps >= 4
       order by review.published_at desc, review.review_guid limit ${limit}
     ) as shown`,
  )
}

const party = (company: Sql): Sql =>
  sql`json_build_object('companyGuid', ${company}.company_guid, 'name', ${company}.name, 'slug', ${company}.slug)`

/** A review with both of its sides, for services that follow it. */
export const findReviewParties = ({ findReply }: Database, reviewGuid: string): Promise<JsonText | null> =>
  findReply(
    sql`select json_build_object('guid', review.review_guid, 'company', ${party(sql`company`)}, 'author', ${party(sql`author`)},
       'text', review.text)::text as reply
     from reviews as review
     join companies as company on company.company_guid = review.company_guid
     join companies as author on author.company_guid = review.author_company_guid
     where review.review_guid = ${reviewGuid}`,
  )
