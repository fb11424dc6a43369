import { type ApiRoute, forward } from '../route.ts'

export const companiesRoutes: readonly ApiRoute[] = [
  // guest
  forward('getCompany'),
  forward('getCompanyLinks'),
  forward('getCompanyGallery'),
  forward('getCompanyVerification'),
  forward('listCompanies'),
  forward('listCompanyReviews'),
  forward('listRecentReviews'),
  // member
  forward('listCompanyCases'),
  forward('getCompanyCase'),
  forward('listMyCompanies'),
  // verified
  forward('searchRegister'),
  forward('createCompany'),
  // company
  forward('getCompanyContacts'),
  forward('updateCompany'),
  forward('deleteCompany'),
  forward('updateCompanyLinks'),
  forward('addGalleryPhoto'),
  forward('updateGalleryPhoto'),
  forward('deleteGalleryPhoto'),
  forward('listMyCases'),
  forward('createCase'),
  forward('getMyCase'),
  forward('updateCase'),
  forward('deleteCase'),
  forward('getRequisites'),
  forward('saveRequisites'),
  forward('getMyReview'),
  forward('writeReview'),
]
