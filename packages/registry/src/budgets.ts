import type { ReleaseChunks, ReleaseMeta, RouteNode } from './meta.ts'
import type { Release } from './release.ts'
import { allRoutes } from './routes.ts'

const kilobytes = 1000
/** Brotli bytes and requests of a public page, shell and all, before any input of the user. */
const firstLoad = { scriptBr: 150 * kilobytes, requests: 12 }
/** The document itself and the font. */
const otherRequests = 2

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
  const remoteScripts = filesOf(remote, 'js', exposeGroup, route.id, largestLocale(remote))
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
  const entry = lock.name === 'shell' ? filesOf(app, 'js', 'shell') : ['remoteEntry.js']
  return [
    ...over(lock.name, 'brotli bytes of all styles', brotliBytes(app, styles), common.cssBr),
    ...over(lock.name, 'brotli bytes of the entry', brotliBytes(app, entry), entryBr),
    ...allRoutes(meta.routes).flatMap(({ id }) =>
      over(lock.name, `brotli bytes of route ${id}`, brotliBytes(app, filesOf(app, 'js', exposeGroup, id)), routeBr),
    ),
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
