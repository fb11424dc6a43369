import { operation } from '../operation.ts'

/** Contacts and social profiles of the portal's operator, for the footer and the contact page. */
export const getSiteSettings = operation('GET', '/api/site/settings', { access: 'guest', isRead: true, isShared: true })
export const updateSiteSettings = operation('PUT', '/api/backoffice/site/settings', {
  access: 'admin',
  errors: ['settings-changed-meanwhile'],
})
/** Policies that have changed so that a member must agree to them again. */
export const listPoliciesToAccept = operation('GET', '/api/user/policies', { access: 'member', isRead: true })
/** Agrees to the versions that the member saw. If one is outdated, the member must agree to the newest. */
export const acceptPolicies = operation('POST', '/api/user/policies', { access: 'member' })
