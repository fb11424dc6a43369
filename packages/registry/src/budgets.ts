import type { ReleaseChunks, ReleaseMeta, RouteNode } from './meta.ts'
import type { Release } from './release.ts'
import { allRoutes } from './routes.ts'

const kilobytes = 1000
/**
 * Brotli bytes and requests of a public page, shell and all, once it is alive. The names of chunks are hashes: other ones alone make
 * a build a tenth of a kilobyte larger or smaller.
 */
export const firstLoad = { scriptBr: 176 * kilobytes, requests: 13 }
/** The document itself and the font. */
const otherRequests = 2

/** Brotli bytes of everything that browsers may load of an app later, and of all of it together. */
const later = {
  loadBr: 80 * kilobytes,
  scriptsBr: 500 * kilobytes,
  assetBr: 200 * kilobytes,
  assetsBr: 1000 * kilobytes,
  typesBr: 200 * kilobytes,
}

/** Brotli bytes that an app may cost. */
export interface Budget {
  entryBr: number
  routeBr: number
  cssBr: number
}
const rest = { routeBr: 60 * kilobytes, cssBr: 20 * kilobytes }
/** Extra budget for remotes of other build tools: they bring a federation runtime of their own. */
const ownRuntimeBr = 27 * kilobytes

/** `plain`: built without our preset, for browsers alone. */
export type ReleaseKind = 'shell' | 'remote' | 'plain'
/** A release without a server bundle was built with other tools than ours. */
const kindOf = ({ entry, name }: Pick<Release, 'name' | 'entry'>): ReleaseKind =>
  name === 'shell' ? 'shell' : entry.ssrEntry ? 'remote' : 'plain'

const entries: Readonly<Record<ReleaseKind, number>> = {
  shell: 150 * kilobytes,
  remote: 13 * kilobytes,
  plain: 13 * kilobytes + ownRuntimeBr,
}
export const budgetOf = (kind: ReleaseKind): Budget => ({ entryBr: entries[kind], ...rest })

export interface Measured {
  lock: Pick<Release, 'name' | 'entry' | 'files' | 'budget'>
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

/** A file without a compressed copy is sent uncompressed. */
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

/** A size in bytes, or a number of requests, with its limit. */
export interface Size {
  what: string
  actual: number
  allowed: number
  unit: 'B brotli' | 'requests'
}

const sized = (what: string, actual: number, allowed: number, unit: Size['unit'] = 'B brotli'): Size => ({
  what,
  actual,
  allowed,
  unit,
})

/** `4.4 kB brotli`, `9 requests`. */
export const shownSize = (value: number, unit: Size['unit']): string =>
  unit === 'requests' ? `${value} ${unit}` : `${(value / kilobytes).toFixed(1)} k${unit}`

const over = (name: string, sizes: readonly Size[]): string[] =>
  sizes
    .filter(({ actual, allowed }) => actual > allowed)
    .map(({ actual, allowed, unit, what }) => {
      // Of sizes that look the same one would not see which is more.
      const [is, may] = [shownSize(actual, unit), shownSize(allowed, unit)]
      return is === may
        ? `${name}: ${what}: ${actual} of ${allowed} ${unit}`
        : `${name}: ${what} takes ${is}, allowed are ${may}`
    })

/** What of an app alone is over budget, in words. */
export const overOwnBudget = (app: Measured): string[] => over(app.lock.name, ownSizes(app))

/** The sizes of one app. A release may narrow the common limits for itself, never widen them. */
export function ownSizes(app: Measured): Size[] {
  const { lock, meta, chunks } = app
  const common = budgetOf(kindOf(lock))
  const entryBr = Math.min(lock.budget.entryBr, common.entryBr)
  const routeBr = Math.min(lock.budget.routeBr, common.routeBr)
  const styles = new Set(Object.values(chunks.groups).flatMap((group) => group.css))
  const entry =
    lock.name === 'shell' ? filesOf(app, 'js', 'shell') : filesOf(app, 'js', entryGroup).add('remoteEntry.js')
  return [
    sized('the entry', brotliBytes(app, entry), entryBr),
    ...allRoutes(meta.routes).map(({ id }) =>
      sized(`route ${id}`, brotliBytes(app, filesOf(app, 'js', exposeGroup, id)), routeBr),
    ),
    sized('all styles', brotliBytes(app, styles), common.cssBr),
    ...sizesLater(app),
  ]
}

/** Scripts, styles and metadata of a release. All other files are assets, each with a limit. */
const isDescription = (path: string): boolean =>
  /^ssr\/|\.(?:m?js|css|map)$|^(?:meta|chunks|contracts|mf-manifest|mf-stats)\.json$|^@mf-types\.(?:zip|d\.ts)$/.test(
    path,
  )

/** Sizes of chunks that pages load later, and of all files for browsers, so that unreferenced files are limited too. */
function sizesLater(app: Measured): Size[] {
  const { lock, meta, chunks } = app
  const atOnce = new Set(['shell', entryGroup, exposeGroup, ...allRoutes(meta.routes).map(({ id }) => id)])
  const paths = Object.keys(lock.files)
  const scripts = paths.filter((path) => /^(?!ssr\/).*\.m?js$/.test(path))
  const assets = paths.filter((path) => !isDescription(path))
  return [
    ...Object.keys(chunks.groups)
      .filter((name) => !atOnce.has(name))
      .map((name) => sized(`${name}, loaded later`, brotliBytes(app, filesOf(app, 'js', name)), later.loadBr)),
    sized('all scripts', brotliBytes(app, scripts), later.scriptsBr),
    ...assets.map((path) => sized(path, brotliBytes(app, [path]), later.assetBr)),
    sized(
      'its types',
      brotliBytes(
        app,
        paths.filter((path) => path.startsWith('@mf-types')),
      ),
      later.typesBr,
    ),
    sized('all pictures, fonts and the like', brotliBytes(app, assets), later.assetsBr),
  ]
}

/** Which public pages cost too much before they can be used, with this shell. */
export const overFirstLoad = (shell: Measured, app: Measured): string[] =>
  over(app.lock.name, firstLoadSizes(shell, app))

export const firstLoadSizes = (shell: Measured, app: Measured): Size[] =>
  publicRoutes(app.meta).flatMap((route) => {
    const page = measurePage(shell, app, route)
    const allowedBr = firstLoad.scriptBr + (kindOf(app.lock) === 'plain' ? ownRuntimeBr : 0)
    return [
      sized(`first load of ${route.id}`, page.scriptBr, allowedBr),
      sized(`first load of ${route.id}`, page.requests, firstLoad.requests, 'requests'),
    ]
  })

export const publicRoutes = (meta: ReleaseMeta): RouteNode[] =>
  allRoutes(meta.routes).filter((route) => route.access === 'public')
