/**
 * Stored per tab, so that it survives a reload and affects no other tab. Not secret: only the session that began the
 * impersonation can use it.
 */
export const viewingKey = 'sild.viewing'

/** Whether this tab is an impersonation of a member. */
export function isViewing(): boolean {
  try {
    return viewingKey in sessionStorage
  } catch {
    return false
  }
}
