import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '@sild/paths'
import { matchPath } from 'react-router'
import { describe, expect, it } from 'vitest'
import { listedRoutes } from '../docs/listed-routes.ts'
import { root } from '../workspace.ts'
import { apps, read, remotes } from './sources.ts'

const routes = await listedRoutes()

describe('routes', () => {
  it('are called <remote>.<name>, so that logs and analytics name the owner of a page', () => {
    expect(
      routes.filter(({ app, id }) => !new RegExp(`^${app}\\.[a-z]+(?:-[a-z]+)*$`).test(id)).map(({ id }) => id),
    ).toEqual([])
  })

  it('have an id of their own', () => {
    const ids = apps.flatMap((app) => [...read(`${app}/src/routes.tsx`).matchAll(/id: '([^']+)'/g)].map(([, id]) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('have an address of their own; parameters of any name are the same address', () => {
    const addresses = routes.map(({ path }) => path.replaceAll(/:\w+/g, ':'))
    expect(addresses.filter((path, index) => addresses.indexOf(path) !== index)).toEqual([])
  })

  it('are all visited by the journeys, which inspect every page', async () => {
    await expect(import('../../e2e/pages/screens.ts')).resolves.toBeDefined()
  })

  it.each(apps)('of %s name the chunk of their page like themselves, or nothing is preloaded for it', (app) => {
    const written = [...read(`${app}/src/routes.tsx`).matchAll(/id: '([^']+)'|webpackChunkName: "([^"]+)"/g)]
    const ids = written.flatMap(([, id]) => id ?? [])
    expect(written.flatMap(([, , chunk]) => chunk ?? [])).toEqual(ids)
  })
})

describe('addresses', () => {
  const { chatsOf, exitPreview: _answeredByTheBff, releaseLock: _fileOfTheRegistry, ...others } = paths
  // Any text will do for a slug, a guid or a place; of kinds of cards it is one that there is.
  const called = Object.entries(others).map(([name, path]) => [
    name,
    (path as (...parts: string[]) => string)('project', 'project'),
  ])
  const addresses = [...called, ['chatsOf', chatsOf('archive')]] as [string, string][]

  /** Of pages that only their own remote links to; that of others would move without it. */
  it.each(remotes.filter((app) => existsSync(join(root, app, 'src/paths.ts'))))(
    'of %s/src/paths.ts lead to pages of that remote',
    async (app) => {
      const { ownPaths } = (await import(join(root, app, 'src/paths.ts'))) as {
        ownPaths: Record<string, (...parts: string[]) => string>
      }
      const own = routes.filter((route) => route.app === app)
      const astray = Object.entries(ownPaths).filter(([, path]) => {
        const { pathname } = new URL(path('project', 'project'), 'https://sild.test')
        return !own.some((route) => matchPath(route.path, pathname))
      })
      expect(astray.map(([name]) => name)).toEqual([])
    },
  )

  it.each(addresses)('of paths.%s (%s) lead to a page', (_name, address) => {
    const { pathname } = new URL(address, 'https://sild.test')
    expect(routes.filter(({ path }) => matchPath(path, pathname))).not.toEqual([])
  })
})
