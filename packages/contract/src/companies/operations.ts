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

/** Takes back a change of what decides the tax, before the staff have decided it. */
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

/** What the public registers said of a company, and when. */
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

/** Companies as the search needs them. */
export const getCompanySnapshots = operation('POST', '/internal/companies/snapshots', {
  access: 'system',
  isRead: true,
})

/** Every company here that gives this registration number, so that what is one's own is known under all of one's accounts. */
export const listCompaniesByNumber = operation('POST', '/internal/companies/by-number', {
  access: 'system',
  isRead: true,
})

/** How much a company has of what a plan limits. */
export const getCompanyUsage = operation('GET', '/internal/companies/{companyGuid}/usage', {
  access: 'system',
  isRead: true,
})

/** Under which number a company stands in a register, whoever has it here. */
export const getRegistration = operation('GET', '/internal/companies/{companyGuid}/registration', {
  access: 'system',
  isRead: true,
})

/**
 * To whom a bill of a company is written, and what VIES says now of its VAT number: the consultation is the evidence for a sale
 * without VAT.
 */
export const getBillingDetails = operation('GET', '/internal/companies/{companyGuid}/billing-details', {
  access: 'system',
  isRead: true,
})

/** A change of what decides the tax, for the mails about it; null where the company is gone. */
export const getTaxChange = operation('GET', '/internal/companies/tax-changes/{changeGuid}', {
  access: 'system',
  isRead: true,
})

/** Who belongs to a company and as what, for the service that tells them. */
export const getCompanyMembers = operation('GET', '/internal/companies/{companyGuid}/members', {
  access: 'system',
  isRead: true,
})

/** The companies to which a user belongs, about which they decide nothing as staff. */
export const listMemberships = operation('GET', '/internal/companies/memberships/{userGuid}', {
  access: 'system',
  isRead: true,
})

/** The company that the user joined first, for their session. */
export const getMainCompany = operation('GET', '/internal/companies/main/{userGuid}', {
  access: 'system',
  isRead: true,
})

/** Its share of what somebody is given who asks for their data. */
export const exportCompaniesData = operation('POST', '/internal/companies/personal-data', {
  access: 'system',
  isRead: true,
})
