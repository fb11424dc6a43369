import type { ParsedInput } from '@sild/contract'
import type { Database, JsonText } from '@sild/service-kit'

type Query = ParsedInput<'listCompanyReviews'>['query']

const marks = '(review.rating_quality + review.rating_scheduling + review.rating_cost)'
const orders = { date: 'review.published_at', rating: marks } as const satisfies Record<Query['orderBy'], string>
const directions = { asc: 'asc', desc: 'desc' } as const satisfies Record<Query['orderDirection'], string>

const reviewFields = `
  'guid', review.review_guid,
  'author', json_build_object('guid', author.company_guid, 'slug', author.slug, 'name', author.name, 'logoUrl', author.logo_url),
  'text', review.text,
  'ratingQuality', review.rating_quality,
  'ratingScheduling', review.rating_scheduling,
  'ratingCost', review.rating_cost,
  'ratingNps', review.rating_nps,
  'publishedAt', instant(review.published_at)`

/** A page of a company's published reviews. */
export function companyReviews({ readReply }: Database, companyGuid: string, query: Query): Promise<JsonText> {
  const order = `${orders[query.orderBy]} ${directions[query.orderDirection]}, review.review_guid`
  return readReply(
    `select json_build_object(
       'total', (select count(*) from reviews where company_guid = :companyGuid and is_public),
       'list', (
         select coalesce(json_agg(json_build_object(${reviewFields}) order by ${order}), '[]')
         from (
           select * from reviews as review where company_guid = :companyGuid and is_public
           order by ${order} limit :limit offset :offset
         ) as review
         join companies as author on author.company_guid = review.author_company_guid
       )
     )::text as reply`,
    { companyGuid, limit: query.limit, offset: query.offset },
  )
}

/** The latest reviews with words in them whose writer would recommend the company. */
export function recentReviews({ readReply }: Database, limit: number): Promise<JsonText> {
  return readReply(
    `select json_build_object('list', coalesce(json_agg(json_build_object(
       ${reviewFields},
       'company', json_build_object('slug', company.slug, 'name', company.name)
     ) order by review.published_at desc, review.review_guid), '[]'))::text as reply
     from (
       select * from reviews
       where is_public and text is not null and rating_nps >= 4
       order by published_at desc, review_guid limit :limit
     ) as review
     join companies as author on author.company_guid = review.author_company_guid
     join companies as company on company.company_guid = review.company_guid`,
    { limit },
  )
}
