import { operation } from '../operation.ts'

/** The flags that are on for everybody, also for guests. */
export const listFlags = operation('GET', '/api/flags', { access: 'guest', isRead: true, isShared: true })
/** The flags that are on for a company: for everybody, by its name or by its share. */
export const listCompanyFlags = operation('GET', '/internal/content/companies/{companyGuid}/flags', {
  access: 'system',
  isRead: true,
})

/** Every flag that the code knows, whose it is, and who said so. */
export const listFlagRules = operation('GET', '/api/backoffice/flags', { access: 'admin', isRead: true })
/** Switches a flag off for everybody or on again, and says which share of companies has it. */
export const changeFlag = operation('PUT', '/api/backoffice/flags/{flagKey}', {
  access: 'admin',
  errors: ['flag-changed-meanwhile'],
})
/** This company has the flag, whatever its share is. */
export const addFlagCompany = operation('PUT', '/api/backoffice/flags/{flagKey}/companies/{companyGuid}', {
  access: 'admin',
  errors: ['company-not-found', 'flag-companies-full'],
})
/** This company has the flag by the share alone. */
export const removeFlagCompany = operation('DELETE', '/api/backoffice/flags/{flagKey}/companies/{companyGuid}', {
  access: 'admin',
})
