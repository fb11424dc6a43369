import type { Operation } from '../operation.ts'

export const listMyCompanies = {
  name: 'listMyCompanies',
  method: 'GET',
  path: '/api/user/companies',
  service: 'companies',
  access: 'member',
  errors: [],
  isRead: true,
} as const satisfies Operation

export const createCompany = {
  name: 'createCompany',
  method: 'POST',
  path: '/api/user/company',
  service: 'companies',
  access: 'verified',
  errors: ['company-name-taken', 'company-limit-reached'],
  status: 201,
} as const satisfies Operation

export const updateCompany = {
  name: 'updateCompany',
  method: 'PATCH',
  path: '/api/user/company/{guid}',
  service: 'companies',
  access: 'company',
  errors: ['company-not-found', 'company-name-taken', 'company-changed-meanwhile', 'plan-limit-reached'],
} as const satisfies Operation

export const getCompany = {
  name: 'getCompany',
  method: 'GET',
  path: '/api/company/{slugOrGuid}',
  service: 'companies',
  access: 'guest',
  errors: ['company-not-found'],
  isRead: true,
  isShared: true,
} as const satisfies Operation

export const listCompanyReviews = {
  name: 'listCompanyReviews',
  method: 'GET',
  path: '/api/company/{guid}/review/list',
  service: 'companies',
  access: 'guest',
  errors: ['company-not-found'],
  isRead: true,
  isShared: true,
} as const satisfies Operation

/** What the public registers said of a company, and when. */
export const getCompanyVerification = {
  name: 'getCompanyVerification',
  method: 'GET',
  path: '/api/company/{guid}/verification',
  service: 'companies',
  access: 'guest',
  errors: ['company-not-found'],
  isRead: true,
  isShared: true,
} as const satisfies Operation

/** Companies of a country's register by name or number, to fill a form with. */
export const searchRegister = {
  name: 'searchRegister',
  method: 'GET',
  path: '/api/company/register/search',
  service: 'companies',
  access: 'verified',
  errors: [],
  isRead: true,
} as const satisfies Operation

/** The latest good reviews of all companies, for the home page. */
export const listRecentReviews = {
  name: 'listRecentReviews',
  method: 'GET',
  path: '/api/review/recent',
  service: 'companies',
  access: 'guest',
  errors: [],
  isRead: true,
  isShared: true,
} as const satisfies Operation

/** Name, logo and place of companies, for lists of other services. */
export const getCompanyBriefs = {
  name: 'getCompanyBriefs',
  method: 'POST',
  path: '/internal/companies/briefs',
  service: 'companies',
  access: 'system',
  errors: [],
  isRead: true,
} as const satisfies Operation

/** Under which number a company stands in a register, whoever has it here. */
export const getRegistration = {
  name: 'getRegistration',
  method: 'GET',
  path: '/internal/companies/{companyGuid}/registration',
  service: 'companies',
  access: 'system',
  errors: [],
  isRead: true,
} as const satisfies Operation

/** Who belongs to a company and as what, for who is told of it. */
export const getCompanyMembers = {
  name: 'getCompanyMembers',
  method: 'GET',
  path: '/internal/companies/{companyGuid}/members',
  service: 'companies',
  access: 'system',
  errors: [],
  isRead: true,
} as const satisfies Operation

/** The companies to which a user belongs, about which they decide nothing as staff. */
export const listMemberships = {
  name: 'listMemberships',
  method: 'GET',
  path: '/internal/companies/memberships/{userGuid}',
  service: 'companies',
  access: 'system',
  errors: [],
  isRead: true,
} as const satisfies Operation

/** The company that the user joined first, for their session. */
export const getMainCompany = {
  name: 'getMainCompany',
  method: 'GET',
  path: '/internal/companies/main/{userGuid}',
  service: 'companies',
  access: 'system',
  errors: [],
  isRead: true,
} as const satisfies Operation
