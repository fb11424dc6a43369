import { operation } from '../operation.ts'

/** The flags that are on for all visitors, including guests. */
export const listFlags = operation('GET', '/api/flags', { access: 'guest', isRead: true, isShared: true })
/** The flags that are on for a company: globally, by its guid, or by share. */
export const listCompanyFlags = operation('GET', '/internal/content/companies/{companyGuid}/flags', {
  access: 'system',
  isRead: true,
})

/** Every flag in the code, the companies that have it, and who changed it last. */
export const listFlagRules = operation('GET', '/api/backoffice/flags', { access: 'admin', isRead: true })
/** Switches a flag off or on globally and sets the share of companies that have it. */
export const changeFlag = operation('PUT', '/api/backoffice/flags/{flagKey}', {
  access: 'admin',
  errors: ['flag-changed-meanwhile'],
})
/** Gives a company the flag independently of the share. */
export const addFlagCompany = operation('PUT', '/api/backoffice/flags/{flagKey}/companies/{companyGuid}', {
  access: 'admin',
  errors: ['company-not-found', 'flag-companies-full'],
})
/** From now on only the share decides whether the company has the flag. */
export const removeFlagCompany = operation('DELETE', '/api/backoffice/flags/{flagKey}/companies/{companyGuid}', {
  access: 'admin',
})
