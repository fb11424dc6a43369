import { serve } from '../deps.ts'
import { reviewNotFound } from '../errors.ts'

const party = (company: string): string =>
  `json_build_object('companyGuid', ${company}.company_guid, 'name', ${company}.name, 'slug', ${company}.slug)`

export const getReviewPartiesRoute = serve('getReviewParties', async ({ params, deps }) => {
  const reply = await deps.database.findReply(
    `select json_build_object('guid', review.review_guid, 'company', ${party('company')}, 'author', ${party('author')},
       'text', review.text)::text as reply
     from reviews as review
     join companies as company on company.company_guid = review.company_guid
     join companies as author on author.company_guid = review.author_company_guid
     where review.review_guid = :guid`,
    params,
  )
  if (!reply) throw reviewNotFound()
  return reply
})
