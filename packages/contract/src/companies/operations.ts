import { operation } from '../operation.ts'

export const listMyCompanies = operation('GET', '/api/user/companies', { access: 'member', isRead: true })

export const createCompany = operation('POST', '/api/user/company', {
  access: 'verified',
  errors: ['company-name-taken', 'company-limit-reached'],
  status: 201,
})

export const updateCompany = operation('PATCH', '/api/user/company/{guid}', {
  access: 'company',
  errors: [
    'company-not-found',
    'company-name-taken',
    'company-changed-meanwhile',
    'plan-limit-reached',
    'tax-changed-lately',
  ],
})

/** Withdraws a change of tax data before the staff have decided it. */
export const withdrawTaxChange = operation('DELETE', '/api/user/company/{guid}/tax-change', {
  access: 'company',
  errors: ['company-not-found', 'tax-change-not-found'],
})

export const getCompany = operation('GET', '/api/company/{slugOrGuid}', {
  access: 'guest',
  errors: ['company-not-found'],
  isRead: true,
  isShared: true,
})

export const listCompanyReviews = operation('GET', '/api/company/{guid}/review/list', {
  access: 'guest',
  errors: ['company-not-found'],
  isRead: true,
  isShared: true,
})

/** The results of checks of a company in public registers, with their times. */
export const getCompanyVerification = operation('GET', '/api/company/{guid}/verification', {
  access: 'guest',
  errors: ['company-not-found'],
  isRead: true,
  isShared: true,
})

/** Companies of a country's register by name or number, to fill a form with. */
export const searchRegister = operation('GET', '/api/company/register/search', { access: 'verified', isRead: true })

/** The latest good reviews of all companies, for the home page. */
export const listRecentReviews = operation('GET', '/api/review/recent', {
  access: 'guest',
  isRead: true,
  isShared: true,
})

/** Name, logo and place of companies, for lists of other services. */
export const getCompanyBriefs = operation('POST', '/internal/companies/briefs', { access: 'system', isRead: true })

/** Complete companies for the search index. */
export const getCompanySnapshots = operation('POST', '/internal/companies/snapshots', {
  access: 'system',
  isRead: true,
})

/** All companies with this registration number, to recognise a company's own content across its accounts. */
export const listCompaniesByNumber = operation('POST', '/internal/companies/by-number', {
  access: 'system',
  isRead: true,
})

/** Usage of a company of the things that a plan limits. */
export const getCompanyUsage = operation('GET', '/internal/companies/{companyGuid}/usage', {
  access: 'system',
  isRead: true,
})

/** The registration number of a company, regardless of the account that owns it here. */
export const getRegistration = operation('GET', '/internal/companies/{companyGuid}/registration', {
  access: 'system',
  isRead: true,
})

/**
 * Recipient of a company's invoices, and the current VIES answer for its VAT number: the consultation is the evidence
 * for a sale without VAT.
 */
export const getBillingDetails = operation('GET', '/internal/companies/{companyGuid}/billing-details', {
  access: 'system',
  isRead: true,
})

/** A change of tax data, for the mails about it; null if the company was deleted. */
export const getTaxChange = operation('GET', '/internal/companies/tax-changes/{changeGuid}', {
  access: 'system',
  isRead: true,
})

/** Members of a company with their roles, for notifications. */
export const getCompanyMembers = operation('GET', '/internal/companies/{companyGuid}/members', {
  access: 'system',
  isRead: true,
})

/** Companies of a user: as staff, they may not decide about them. */
export const listMemberships = operation('GET', '/internal/companies/memberships/{userGuid}', {
  access: 'system',
  isRead: true,
})

/** The company that the user joined first, for their session. */
export const getMainCompany = operation('GET', '/internal/companies/main/{userGuid}', {
  access: 'system',
  isRead: true,
})

/** The companies in a user's export of personal data. */
export const exportCompaniesData = operation('POST', '/internal/companies/personal-data', {
  access: 'system',
  isRead: true,
})
