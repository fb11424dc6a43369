/** What may be told of a query: how somebody searches and turns pages. Anything else may be a secret, or somebody's words. */
const toldParameters = new Set(
  'searchType query category country workType within sort page tab view step state result'.split(' '),
)
/** After these stands what opens something. */
const secretSegments =
  /\/(recovery|activation|verification|suspension|stop-email-change|still-valid|newsletter\/(?:confirm|end))\/[^/]+/

/** An address of the portal as others may hear of it: path and query, without what opens anything or names anybody. */
export function toldPath(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://portal.invalid')
  const told = [...searchParams].filter(([name]) => toldParameters.has(name))
  const query = new URLSearchParams(told).toString()
  return pathname.replace(secretSegments, '/$1/-') + (query && `?${query}`)
}
