import { paths } from '@sild/paths'

/** Calls each path without arguments; paths that need a parameter then contain `undefined`. */
const fixed = new Set(
  Object.values(paths)
    .map((path) => (path as () => string)().split('?')[0]!) // `split` always returns a first part.
    .filter((path) => !path.includes('undefined')),
)
/** Pages of companies and publications are not checked. */
const foundBySearch = /^\/search\//

/** Returns a function that checks whether a path of the portal exists, given the editors' addresses. */
export const knownPathCheck =
  (written: ReadonlySet<string>) =>
  (path: string): boolean =>
    fixed.has(path) || written.has(path) || foundBySearch.test(path)
