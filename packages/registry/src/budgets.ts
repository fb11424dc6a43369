import type { ReleaseChunks, ReleaseMeta, RouteNode } from './meta.ts'
import type { Release } from './release.ts'
import { allRoutes } from './routes.ts'

const kilobytes = 1000
/** Brotli bytes and requests of a public page, shell and all, before any input of the user. */
const firstLoad = { scriptBr: 150 * kilobytes, requests: 12 }
/** The document itself and the font. */
const otherRequests = 2

/** Brotli bytes of everything that browsers may load of an app later, and of all of it together. */
const later = {
  loadBr: 80 * kilobytes,
  scriptsBr: 500 * kilobytes,
  assetBr: 200 * kilobytes,
  assetsBr: 1000 * kilobytes,
}

/** Brotli bytes that an app may cost. */
export interface Budget {
  entryBr: number
  routeBr: number
  cssBr: number
}
const rest = { routeBr: 60 * kilobytes, cssBr: 20 * kilobytes }
export const budgetOf = (name: string): Budget =>
  name === 'shell' ? { entryBr: 150 * kilobytes, ...rest } : { entryBr: 13 * kilobytes, ...rest }

export interface Measured {
  lock: Pick<Release, 'name' | 'files' | 'budget'>
  meta: ReleaseMeta
  chunks: ReleaseChunks
}
export interface PageSize {
  route: string
  scriptBr: number
  styleBr: number
  requests: number
}

const exposeGroup = '__federation_expose_remote'
const entryGroup = 'remoteEntry'
const localeGroups = ({ groups }: ReleaseChunks): string[] =>
  Object.keys(groups).filter((name) => name.startsWith('i18n.'))

/** What was not compressed goes over the wire as it is. */
const brotliBytes = ({ lock }: Measured, files: Iterable<string>): number =>
  [...files].reduce((total, file) => total + (lock.files[file]?.br ?? lock.files[file]?.bytes ?? 0), 0)

function filesOf({ chunks }: Measured, kind: 'js' | 'css', ...groups: string[]): Set<string> {
  return new Set(groups.flatMap((name) => chunks.groups[name]?.[kind] ?? []))
}

/** The dearest language counts. */
const largestLocale = (app: Measured): string =>
  localeGroups(app.chunks).toSorted(
    (first, second) => brotliBytes(app, filesOf(app, 'js', second)) - brotliBytes(app, filesOf(app, 'js', first)),
  )[0] ?? ''

export function measurePage(shell: Measured, remote: Measured, route: RouteNode): PageSize {
  const shared = remote.chunks.groups[route.id]?.shared ?? []
  const shellScripts = filesOf(shell, 'js', 'shell', largestLocale(shell), ...shared)
  const remoteScripts = filesOf(remote, 'js', entryGroup, exposeGroup, route.id, largestLocale(remote))
  if (remote.lock.name !== 'shell') remoteScripts.add('remoteEntry.js')
  const shellStyles = filesOf(shell, 'css', 'shell', ...shared)
  const remoteStyles = filesOf(remote, 'css', exposeGroup, route.id)
  return {
    route: route.id,
    scriptBr: brotliBytes(shell, shellScripts) + brotliBytes(remote, remoteScripts),
    styleBr: brotliBytes(shell, shellStyles) + brotliBytes(remote, remoteStyles),
    requests: shellScripts.size + remoteScripts.size + shellStyles.size + remoteStyles.size + otherRequests,
  }
}

const over = (name: string, what: string, actual: number, allowed: number): string[] =>
  actual > allowed ? [`${name}: ${what} is ${actual}, allowed are ${allowed}`] : []

/** What of an app alone is over budget, in words. A release may set itself narrower bounds than everybody has, never wider ones. */
export function overOwnBudget(app: Measured): string[] {
  const { lock, meta, chunks } = app
  const common = budgetOf(lock.name)
  const entryBr = Math.min(lock.budget.entryBr, common.entryBr)
  const routeBr = Math.min(lock.budget.routeBr, common.routeBr)
  const styles = new Set(Object.values(chunks.groups).flatMap((group) => group.css))
  const entry =
    lock.name === 'shell' ? filesOf(app, 'js', 'shell') : filesOf(app, 'js', entryGroup).add('remoteEntry.js')
  return [
    ...over(lock.name, 'brotli bytes of all styles', brotliBytes(app, styles), common.cssBr),
    ...over(lock.name, 'brotli bytes of the entry', brotliBytes(app, entry), entryBr),
    ...allRoutes(meta.routes).flatMap(({ id }) =>
      over(lock.name, `brotli bytes of route ${id}`, brotliBytes(app, filesOf(app, 'js', exposeGroup, id)), routeBr),
    ),
    ...overLater(app),
  ]
}

/** Code that comes with the app itself, and data about it that no page asks for. */
const isDescription = (path: string): boolean =>
  /^ssr\/|\.(?:m?js|css|map)$|^(?:meta|chunks|contracts|mf-manifest|mf-stats)\.json$|^@mf-types/.test(path)

/** What pages load once they are there, and all that a release holds for browsers: what no page is seen to load has a bound too. */
function overLater(app: Measured): string[] {
  const { lock, meta, chunks } = app
  const atOnce = new Set(['shell', entryGroup, exposeGroup, ...allRoutes(meta.routes).map(({ id }) => id)])
  const paths = Object.keys(lock.files)
  const scripts = paths.filter((path) => /^(?!ssr\/).*\.js$/.test(path))
  const assets = paths.filter((path) => !isDescription(path))
  return [
    ...Object.keys(chunks.groups)
      .filter((name) => !atOnce.has(name))
      .flatMap((name) =>
        over(lock.name, `brotli bytes of what ${name} loads`, brotliBytes(app, filesOf(app, 'js', name)), later.loadBr),
      ),
    ...over(lock.name, 'brotli bytes of all scripts', brotliBytes(app, scripts), later.scriptsBr),
    ...assets.flatMap((path) => over(lock.name, `bytes of ${path}`, brotliBytes(app, [path]), later.assetBr)),
    ...over(lock.name, 'bytes of all pictures, fonts and the like', brotliBytes(app, assets), later.assetsBr),
  ]
}

/** Which public pages cost too much before they can be used, with this shell. */
export const overFirstLoad = (shell: Measured, app: Measured): string[] =>
  publicRoutes(app.meta).flatMap((route) => {
    const page = measurePage(shell, app, route)
    return [
      ...over(app.lock.name, `first-load script of ${route.id}, brotli bytes`, page.scriptBr, firstLoad.scriptBr),
      ...over(app.lock.name, `first-load requests of ${route.id}`, page.requests, firstLoad.requests),
    ]
  })

export const publicRoutes = (meta: ReleaseMeta): RouteNode[] =>
  allRoutes(meta.routes).filter((route) => route.access === 'public')
