/**
 * An address of the portal without its secrets and names: the path and those parameters that show how a page is used. The page
 * script contains this function as text, so it uses nothing outside itself.
 */
export function redactPath(address: string): string {
  /** Any other parameter may be a secret, or a text that a member wrote. */
  const allowed = 'searchType query category country workType within sort page tab view step state result'.split(' ')
  /** The segment after one of these is a secret. */
  const secretSegments =
    /\/(recovery|activation|verification|suspension|stop-email-change|still-valid|newsletter\/(?:confirm|end))\/[^/]+/
  const { pathname, searchParams } = new URL(address, 'https://portal.invalid')
  const query = new URLSearchParams([...searchParams].filter(([name]) => allowed.includes(name))).toString()
  return pathname.replace(secretSegments, '/$1/-') + (query && `?${query}`)
}
