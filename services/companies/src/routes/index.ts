import { addGalleryPhotoRoute } from './add-gallery-photo.ts'
import { createCaseRoute } from './create-case.ts'
import { createCompanyRoute } from './create-company.ts'
import { deleteCaseRoute } from './delete-case.ts'
import { deleteCompanyRoute } from './delete-company.ts'
import { deleteGalleryPhotoRoute } from './delete-gallery-photo.ts'
import { exportCompaniesDataRoute } from './export-companies-data.ts'
import { getBillingDetailsRoute } from './get-billing-details.ts'
import { getCompanyAccountRoute } from './get-company-account.ts'
import { getCompanyBriefsRoute } from './get-company-briefs.ts'
import { getCompanySnapshotsRoute } from './get-company-snapshots.ts'
import { getCompanyMembersRoute } from './get-company-members.ts'
import { getCompanyCaseRoute } from './get-company-case.ts'
import { getCompanyContactsRoute } from './get-company-contacts.ts'
import { getCompanyGalleryRoute } from './get-company-gallery.ts'
import { getCompanyLinksRoute } from './get-company-links.ts'
import { getCompanyVerificationRoute } from './get-company-verification.ts'
import { getCompanyRoute } from './get-company.ts'
import { getMainCompanyRoute } from './get-main-company.ts'
import { getMyCaseRoute } from './get-my-case.ts'
import { getRegistrationRoute } from './get-registration.ts'
import { getRequisitesRoute } from './get-requisites.ts'
import { getMyReviewRoute } from './get-my-review.ts'
import { getReviewPartiesRoute } from './get-review-parties.ts'
import { listCompaniesRoute } from './list-companies.ts'
import { listCompaniesByNumberRoute } from './list-companies-by-number.ts'
import { listCompanyCasesRoute } from './list-company-cases.ts'
import { listCompanyReviewsRoute } from './list-company-reviews.ts'
import { listMembershipsRoute } from './list-memberships.ts'
import { listMyCasesRoute } from './list-my-cases.ts'
import { listMyCompaniesRoute } from './list-my-companies.ts'
import { listRecentReviewsRoute } from './list-recent-reviews.ts'
import { repeatRegisterCheckRoute } from './repeat-register-check.ts'
import { saveRequisitesRoute } from './save-requisites.ts'
import { searchCompaniesRoute } from './search-companies.ts'
import { searchRegisterRoute } from './search-register.ts'
import { updateCaseRoute } from './update-case.ts'
import { updateCompanyLinksRoute } from './update-company-links.ts'
import { updateCompanyRoute } from './update-company.ts'
import { updateGalleryPhotoRoute } from './update-gallery-photo.ts'
import { writeReviewRoute } from './write-review.ts'

export const routes = [
  // guest
  getCompanyRoute,
  getCompanyLinksRoute,
  getCompanyGalleryRoute,
  getCompanyVerificationRoute,
  listCompaniesRoute,
  listCompanyReviewsRoute,
  listRecentReviewsRoute,
  // member
  listCompanyCasesRoute,
  getCompanyCaseRoute,
  listMyCompaniesRoute,
  // verified
  searchRegisterRoute,
  createCompanyRoute,
  // company
  getCompanyContactsRoute,
  updateCompanyRoute,
  deleteCompanyRoute,
  updateCompanyLinksRoute,
  addGalleryPhotoRoute,
  updateGalleryPhotoRoute,
  deleteGalleryPhotoRoute,
  listMyCasesRoute,
  createCaseRoute,
  getMyCaseRoute,
  updateCaseRoute,
  deleteCaseRoute,
  getRequisitesRoute,
  saveRequisitesRoute,
  getMyReviewRoute,
  writeReviewRoute,
  // support
  searchCompaniesRoute,
  getCompanyAccountRoute,
  repeatRegisterCheckRoute,
  // system
  getCompanyBriefsRoute,
  getCompanySnapshotsRoute,
  getCompanyMembersRoute,
  getRegistrationRoute,
  listCompaniesByNumberRoute,
  getBillingDetailsRoute,
  listMembershipsRoute,
  getMainCompanyRoute,
  getReviewPartiesRoute,
  exportCompaniesDataRoute,
]
