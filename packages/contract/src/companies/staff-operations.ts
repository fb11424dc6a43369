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
/** Changes of what decides the tax of a company: those that wait, or the last ones that were decided. */
export const listTaxChanges = operation('GET', '/api/backoffice/tax-changes', { access: 'support', isRead: true })
/**
 * Accepts a change, which then applies to orders, or rejects it with a reason that the company reads. Not for the
 * caller's own company.
 */
export const decideTaxChange = operation('POST', '/api/backoffice/tax-changes/{changeGuid}/decision', {
  access: 'support',
  errors: ['tax-change-not-found', 'tax-change-decided', 'conflict-of-interest', 'company-name-taken'],
})
