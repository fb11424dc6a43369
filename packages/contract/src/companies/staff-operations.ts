import { operation } from '../operation.ts'

/** By a part of the name, by registration number, by guid or by the address of a member, who joined last first. */
export const searchCompanies = operation('GET', '/api/backoffice/companies', { access: 'support', isRead: true })
/** What support may see of a company: who belongs to it, its plan, and what the registers said of it. */
export const getCompanyAccount = operation('GET', '/api/backoffice/companies/{companyGuid}', {
  access: 'support',
  errors: ['company-not-found'],
  isRead: true,
  isRecorded: true,
})
/** Asks the register of its country about a company now, and keeps what it says as evidence. */
export const repeatRegisterCheck = operation('POST', '/api/backoffice/companies/{companyGuid}/register-checks', {
  access: 'support',
  errors: ['company-not-found', 'company-changed-meanwhile'],
})
