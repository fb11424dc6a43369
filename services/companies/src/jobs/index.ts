import { countFavorites } from './count-favorites.ts'
import { eraseCompanies } from './erase-companies.ts'
import { liftCompanyReport } from './lift-company-report.ts'
import { listCompany } from './list-company.ts'
import { pauseCompanies } from './pause-companies.ts'
import { recheckCompanies } from './recheck-companies.ts'
import { remindOfReviews } from './remind-of-reviews.ts'
import { upholdCompanyReport } from './uphold-company-report.ts'
import { verifyCompanyJob } from './verify-company.ts'

export const jobs = [
  listCompany,
  verifyCompanyJob,
  recheckCompanies,
  remindOfReviews,
  eraseCompanies,
  pauseCompanies,
  upholdCompanyReport,
  liftCompanyReport,
  countFavorites,
]
