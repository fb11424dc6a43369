/**
 * Stored per tab, so that it survives a reload and affects no other tab. Not secret: only the session that began the
 * impersonation can use it.
 */
export const impersonationKey = 'sild.viewing'

/** Whether this tab is an impersonation of a member. */
export function isImpersonating(): boolean {
  try {
    return impersonationKey in sessionStorage
  } catch {
    return false
  }
}
