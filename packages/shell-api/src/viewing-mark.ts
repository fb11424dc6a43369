/** Of this tab alone, so that it survives a reload and concerns no other. It is no secret: only the session that began the look can use it. */
export const viewingKey = 'sild.viewing'

/** Whether this tab is an impersonation of a member. */
export function isViewing(): boolean {
  try {
    return viewingKey in sessionStorage
  } catch {
    return false
  }
}
