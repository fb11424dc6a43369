import type { Operation } from '../operation.ts'

const service = 'companies'
const owned = { service, access: 'company' } as const
const edited = ['company-not-found', 'company-changed-meanwhile'] as const

export const getCompanyLinks = {
  name: 'getCompanyLinks',
  method: 'GET',
  path: '/api/company/{guid}/links',
  service,
  access: 'guest',
  errors: ['company-not-found'],
  isRead: true,
} as const satisfies Operation
export const getCompanyGallery = {
  name: 'getCompanyGallery',
  method: 'GET',
  path: '/api/company/{guid}/gallery',
  service,
  access: 'guest',
  errors: ['company-not-found'],
  isRead: true,
} as const satisfies Operation
/** Companies by guid, for lists that hold only guids. Those that are gone are left out. */
export const listCompanies = {
  name: 'listCompanies',
  method: 'POST',
  path: '/api/company/list',
  service,
  access: 'guest',
  errors: [],
  isRead: true,
  isShared: true,
} as const satisfies Operation

/** The cases that the reader's plan and the company's let him see, the latest first. */
export const listCompanyCases = {
  name: 'listCompanyCases',
  method: 'GET',
  path: '/api/company/{guid}/cases',
  service,
  access: 'member',
  errors: ['company-not-found'],
  isRead: true,
} as const satisfies Operation
export const getCompanyCase = {
  name: 'getCompanyCase',
  method: 'GET',
  path: '/api/company/{guid}/cases/{slug}',
  service,
  access: 'member',
  errors: ['company-not-found', 'company-case-not-found', 'plan-limit-reached'],
  isRead: true,
} as const satisfies Operation

/** Reveals the contacts of a company that the caller's is linked to. The first time in a period it uses one contact view of the plan. */
export const getCompanyContacts = {
  name: 'getCompanyContacts',
  method: 'GET',
  path: '/api/company/{guid}/contacts',
  ...owned,
  errors: ['company-not-found', 'contacts-hidden', 'quota-exceeded'],
} as const satisfies Operation
export const deleteCompany = {
  name: 'deleteCompany',
  method: 'DELETE',
  path: '/api/user/company/{guid}',
  ...owned,
  errors: ['company-not-found', 'company-has-publications'],
} as const satisfies Operation
export const updateCompanyLinks = {
  name: 'updateCompanyLinks',
  method: 'PUT',
  path: '/api/user/company/{guid}/links',
  ...owned,
  errors: [...edited, 'plan-limit-reached'],
} as const satisfies Operation
export const addGalleryPhoto = {
  name: 'addGalleryPhoto',
  method: 'POST',
  path: '/api/user/company/{guid}/gallery',
  ...owned,
  errors: [...edited, 'plan-limit-reached'],
  status: 201,
} as const satisfies Operation
export const updateGalleryPhoto = {
  name: 'updateGalleryPhoto',
  method: 'PATCH',
  path: '/api/user/company/{guid}/gallery/{position}',
  ...owned,
  errors: [...edited, 'photo-not-found', 'plan-limit-reached'],
} as const satisfies Operation
export const deleteGalleryPhoto = {
  name: 'deleteGalleryPhoto',
  method: 'DELETE',
  path: '/api/user/company/{guid}/gallery/{position}',
  ...owned,
  errors: [...edited, 'photo-not-found'],
} as const satisfies Operation
export const listMyCases = {
  name: 'listMyCases',
  method: 'GET',
  path: '/api/user/company/{guid}/case',
  ...owned,
  errors: ['company-not-found'],
  isRead: true,
} as const satisfies Operation
export const createCase = {
  name: 'createCase',
  method: 'PUT',
  path: '/api/user/company/{guid}/case',
  ...owned,
  errors: ['company-not-found', 'plan-limit-reached'],
  status: 201,
} as const satisfies Operation
export const getMyCase = {
  name: 'getMyCase',
  method: 'GET',
  path: '/api/user/company/case/{id}',
  ...owned,
  errors: ['company-case-not-found'],
  isRead: true,
} as const satisfies Operation
export const updateCase = {
  name: 'updateCase',
  method: 'PATCH',
  path: '/api/user/company/case/{id}',
  ...owned,
  errors: ['company-case-not-found', 'company-changed-meanwhile'],
} as const satisfies Operation
export const deleteCase = {
  name: 'deleteCase',
  method: 'DELETE',
  path: '/api/user/company/case/{id}',
  ...owned,
  errors: ['company-case-not-found'],
} as const satisfies Operation
export const getRequisites = {
  name: 'getRequisites',
  method: 'GET',
  path: '/api/user/company/{guid}/paymentDetails',
  ...owned,
  errors: ['company-not-found'],
  isRead: true,
} as const satisfies Operation
export const saveRequisites = {
  name: 'saveRequisites',
  method: 'POST',
  path: '/api/user/company/{guid}/paymentDetails',
  ...owned,
  errors: edited,
} as const satisfies Operation
