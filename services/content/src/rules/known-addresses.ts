import { paths } from '@sild/paths'

/** Called with nothing: the address of a page that is about one thing says so. */
const fixed = new Set(
  Object.values(paths)
    .map((path) => (path as () => string)().split('?')[0]!) // There always is a part before it.
    .filter((path) => !path.includes('undefined')),
)
/** Pages of companies and publications come and go with them. */
const foundBySearch = /^\/search\//

/** Whether an address of the portal is that of a page, by the addresses of all that is written. */
export const leadsAmong =
  (written: ReadonlySet<string>) =>
  (path: string): boolean =>
    fixed.has(path) || written.has(path) || foundBySearch.test(path)
