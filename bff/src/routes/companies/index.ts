import { type ApiRoute, forward } from '../route.ts'

export const companiesRoutes: readonly ApiRoute[] = [
  // guest
  forward('getCompany'),
  forward('getCompanyVerification'),
  forward('listCompanyReviews'),
  forward('listRecentReviews'),
  // member
  forward('listMyCompanies'),
  // verified
  forward('searchRegister'),
  forward('createCompany'),
  // company
  forward('updateCompany'),
]
