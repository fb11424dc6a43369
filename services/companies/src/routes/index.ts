import { createCompanyRoute } from './create-company.ts'
import { getCompanyBriefsRoute } from './get-company-briefs.ts'
import { getCompanyRoute } from './get-company.ts'
import { getMainCompanyRoute } from './get-main-company.ts'
import { listCompanyReviewsRoute } from './list-company-reviews.ts'
import { listMyCompaniesRoute } from './list-my-companies.ts'
import { listRecentReviewsRoute } from './list-recent-reviews.ts'
import { updateCompanyRoute } from './update-company.ts'

export const routes = [
  // guest
  getCompanyRoute,
  listCompanyReviewsRoute,
  listRecentReviewsRoute,
  // member, verified, company
  listMyCompaniesRoute,
  createCompanyRoute,
  updateCompanyRoute,
  // system
  getCompanyBriefsRoute,
  getMainCompanyRoute,
]
