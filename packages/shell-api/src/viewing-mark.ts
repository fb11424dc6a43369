/** Of this tab alone, so that it survives a reload and concerns no other. It is no secret: only the session that began the look can use it. */
export const viewingKey = 'sild.viewing'

/** One of the staff looks with a member's eyes in this tab. */
export function isViewing(): boolean {
  try {
    return viewingKey in sessionStorage
  } catch {
    return false
  }
}
