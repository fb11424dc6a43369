import { operation } from '../operation.ts'

const edited = ['company-not-found', 'company-changed-meanwhile'] as const

export const getCompanyLinks = operation('GET', '/api/company/{guid}/links', {
  access: 'guest',
  errors: ['company-not-found'],
  isRead: true,
})
export const getCompanyGallery = operation('GET', '/api/company/{guid}/gallery', {
  access: 'guest',
  errors: ['company-not-found'],
  isRead: true,
})
/** Companies by guid, for lists that hold only guids. Deleted ones are left out. */
export const listCompanies = operation('POST', '/api/company/list', { access: 'guest', isRead: true, isShared: true })

/** The cases that the reader's plan and the company's show, the latest first. */
export const listCompanyCases = operation('GET', '/api/company/{guid}/cases', {
  access: 'member',
  errors: ['company-not-found'],
  isRead: true,
})
export const getCompanyCase = operation('GET', '/api/company/{guid}/cases/{slug}', {
  access: 'member',
  errors: ['company-not-found', 'company-case-not-found', 'plan-limit-reached'],
  isRead: true,
})

/** Reveals the contacts of a company that the caller's is linked to. The first time in a period it uses one contact view of the plan. */
export const getCompanyContacts = operation('GET', '/api/company/{guid}/contacts', {
  access: 'company',
  errors: ['company-not-found', 'contacts-hidden', 'quota-exceeded'],
})
export const deleteCompany = operation('DELETE', '/api/user/company/{guid}', {
  access: 'company',
  errors: ['company-not-found', 'company-has-publications'],
})
export const updateCompanyLinks = operation('PUT', '/api/user/company/{guid}/links', {
  access: 'company',
  errors: [...edited, 'plan-limit-reached'],
})
export const addGalleryPhoto = operation('POST', '/api/user/company/{guid}/gallery', {
  access: 'company',
  errors: [...edited, 'plan-limit-reached'],
  status: 201,
})
export const updateGalleryPhoto = operation('PATCH', '/api/user/company/{guid}/gallery/{position}', {
  access: 'company',
  errors: [...edited, 'photo-not-found', 'plan-limit-reached'],
})
export const deleteGalleryPhoto = operation('DELETE', '/api/user/company/{guid}/gallery/{position}', {
  access: 'company',
  errors: [...edited, 'photo-not-found'],
})
export const listMyCases = operation('GET', '/api/user/company/{guid}/case', {
  access: 'company',
  errors: ['company-not-found'],
  isRead: true,
})
export const createCase = operation('PUT', '/api/user/company/{guid}/case', {
  access: 'company',
  errors: ['company-not-found', 'plan-limit-reached'],
  status: 201,
})
export const getMyCase = operation('GET', '/api/user/company/case/{id}', {
  access: 'company',
  errors: ['company-case-not-found'],
  isRead: true,
})
export const updateCase = operation('PATCH', '/api/user/company/case/{id}', {
  access: 'company',
  errors: ['company-case-not-found', 'company-changed-meanwhile'],
})
export const deleteCase = operation('DELETE', '/api/user/company/case/{id}', {
  access: 'company',
  errors: ['company-case-not-found'],
})
export const getRequisites = operation('GET', '/api/user/company/{guid}/paymentDetails', {
  access: 'company',
  errors: ['company-not-found'],
  isRead: true,
  isPrivate: true,
})
export const saveRequisites = operation('POST', '/api/user/company/{guid}/paymentDetails', {
  access: 'company',
  errors: [...edited, 'tax-changed-lately'],
})
