import { operation } from '../operation.ts'

/** For how long a publication can be promoted, and for how much. */
export const listOptions = operation('GET', '/api/list/options', { access: 'guest', isRead: true, isShared: true })
/**
 * Orders the promotion of a publication of the caller's company, and returns where to pay it, like `subscribe`. Another
 * choice for the same publication replaces an unpaid order.
 */
export const promotePublication = operation('PUT', '/api/publication/options', {
  access: 'company',
  errors: [
    'company-not-found',
    'option-not-found',
    'publication-not-found',
    'publication-not-promotable',
    'plan-limit-reached',
    'provider-unavailable',
  ],
})
