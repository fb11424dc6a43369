import { createCompanyRoute } from './create-company.ts'
import { getCompanyBriefsRoute } from './get-company-briefs.ts'
import { getCompanyVerificationRoute } from './get-company-verification.ts'
import { getCompanyRoute } from './get-company.ts'
import { getMainCompanyRoute } from './get-main-company.ts'
import { listCompanyReviewsRoute } from './list-company-reviews.ts'
import { listMyCompaniesRoute } from './list-my-companies.ts'
import { listRecentReviewsRoute } from './list-recent-reviews.ts'
import { searchRegisterRoute } from './search-register.ts'
import { updateCompanyRoute } from './update-company.ts'

export const routes = [
  // guest
  getCompanyRoute,
  getCompanyVerificationRoute,
  listCompanyReviewsRoute,
  listRecentReviewsRoute,
  // member, verified, company
  listMyCompaniesRoute,
  searchRegisterRoute,
  createCompanyRoute,
  updateCompanyRoute,
  // system
  getCompanyBriefsRoute,
  getMainCompanyRoute,
]
