import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { Company } from '../models/company.ts'
import { companyReviews } from '../replies/reviews-json.ts'

export const listCompanyReviewsRoute = serve('listCompanyReviews', async ({ params, query, deps }) => {
  const { knex } = deps.database
  if (!(await Company.query(knex).findById(params.guid).select('companyGuid'))) throw new AppError('company-not-found')
  return companyReviews(deps.database, params.guid, query)
})
