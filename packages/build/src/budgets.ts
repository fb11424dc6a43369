import type { ReleaseChunks, ReleaseMeta, RouteNode } from '@sild/registry'
import type { App } from './define.ts'
import type { Files } from './output-files.ts'

/** Brotli bytes and requests of a public page, shell and all, before any input of the user. */
const firstLoadBudget = { scriptBr: 150_000, requests: 12 }
/** The document itself and the font. */
const otherRequests = 2

export interface Measured {
  app: App
  meta: ReleaseMeta
  chunks: ReleaseChunks
  variants: Files
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

const brotliBytes = ({ variants }: Measured, files: Iterable<string>): number =>
  [...files].reduce((total, file) => total + (variants.get(`${file}.br`)?.length ?? 0), 0)

function filesOf({ chunks }: Measured, kind: 'js' | 'css', ...groups: string[]): Set<string> {
  return new Set(groups.flatMap((name) => chunks.groups[name]?.[kind] ?? []))
}

const allRoutes = (routes: readonly RouteNode[]): RouteNode[] =>
  routes.flatMap((route) => [route, ...allRoutes(route.children ?? [])])

/** The dearest language counts. */
const largestLocale = (app: Measured): string =>
  localeGroups(app.chunks).toSorted(
    (first, second) => brotliBytes(app, filesOf(app, 'js', second)) - brotliBytes(app, filesOf(app, 'js', first)),
  )[0] ?? ''

export function measurePage(shell: Measured, remote: Measured, route: RouteNode): PageSize {
  const shared = remote.chunks.groups[route.id]?.shared ?? []
  const shellScripts = filesOf(shell, 'js', 'shell', largestLocale(shell), ...shared)
  const remoteScripts = filesOf(remote, 'js', exposeGroup, route.id, largestLocale(remote))
  if (remote.app.name !== 'shell') remoteScripts.add('remoteEntry.js')
  const shellStyles = filesOf(shell, 'css', 'shell', ...shared)
  const remoteStyles = filesOf(remote, 'css', exposeGroup, route.id)
  return {
    route: route.id,
    scriptBr: brotliBytes(shell, shellScripts) + brotliBytes(remote, remoteScripts),
    styleBr: brotliBytes(shell, shellStyles) + brotliBytes(remote, remoteStyles),
    requests: shellScripts.size + remoteScripts.size + shellStyles.size + remoteStyles.size + otherRequests,
  }
}

/** What is over budget, in words. */
export function overBudget(shell: Measured, built: Measured): string[] {
  const { app, meta, chunks } = built
  const problems: string[] = []
  const expect = (what: string, actual: number, allowed: number) => {
    if (actual > allowed) problems.push(`${app.name}: ${what} is ${actual}, allowed are ${allowed}`)
  }
  const styles = new Set(Object.values(chunks.groups).flatMap((group) => group.css))
  expect('brotli bytes of all styles', brotliBytes(built, styles), app.budget.cssBr)
  const entry = app.name === 'shell' ? filesOf(built, 'js', 'shell') : ['remoteEntry.js']
  expect('brotli bytes of the entry', brotliBytes(built, entry), app.budget.entryBr)
  for (const route of allRoutes(meta.routes)) {
    expect(
      `brotli bytes of route ${route.id}`,
      brotliBytes(built, filesOf(built, 'js', exposeGroup, route.id)),
      app.budget.routeBr,
    )
    if (route.access !== 'public') continue
    const page = measurePage(shell, built, route)
    expect(`first-load script of ${route.id}, brotli bytes`, page.scriptBr, firstLoadBudget.scriptBr)
    expect(`first-load requests of ${route.id}`, page.requests, firstLoadBudget.requests)
  }
  return problems
}

export const publicRoutes = (meta: ReleaseMeta): RouteNode[] =>
  allRoutes(meta.routes).filter((route) => route.access === 'public')
export const missingChunks = (meta: ReleaseMeta, { groups }: ReleaseChunks): string[] =>
  allRoutes(meta.routes)
    .filter((route) => !groups[route.id])
    .map((route) => route.id)
