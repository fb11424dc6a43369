import { operation } from '../operation.ts'

/** Contacts and profiles of whoever runs the portal, as footer and contact page show them. */
export const getSiteSettings = operation('GET', '/api/site/settings', { access: 'guest', isRead: true, isShared: true })
export const updateSiteSettings = operation('PUT', '/api/backoffice/site/settings', {
  access: 'admin',
  errors: ['settings-changed-meanwhile'],
})
/** Policies that have changed so that a member must agree to them again. */
export const listPoliciesToAccept = operation('GET', '/api/user/policies', { access: 'member', isRead: true })
/** Agrees to the versions that were shown; one that is no longer the newest is asked for again. */
export const acceptPolicies = operation('POST', '/api/user/policies', { access: 'member' })
