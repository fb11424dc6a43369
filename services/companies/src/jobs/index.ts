import { countFavoritesJob } from './count-favorites.ts'
import { eraseCompaniesJob } from './erase-companies.ts'
import { liftCompanyReportJob } from './lift-company-report.ts'
import { listCompanyJob } from './list-company.ts'
import { pauseCompaniesJob } from './pause-companies.ts'
import { recheckCompaniesJob } from './recheck-companies.ts'
import { remindOfReviewsJob } from './remind-of-reviews.ts'
import { upholdCompanyReportJob } from './uphold-company-report.ts'
import { verifyCompanyJob } from './verify-company.ts'

export const jobs = [
  listCompanyJob,
  verifyCompanyJob,
  recheckCompaniesJob,
  remindOfReviewsJob,
  eraseCompaniesJob,
  pauseCompaniesJob,
  upholdCompanyReportJob,
  liftCompanyReportJob,
  countFavoritesJob,
]
