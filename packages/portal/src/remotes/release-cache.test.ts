import { openRegistry } from '@sild/registry'
import { expect, it } from 'vitest'
import { fixtureRelease, idOf } from '../../test/fixture-releases.ts'
import { createReleaseCache } from './release-cache.ts'

const pageFor = (access: string) =>
  JSON.stringify({
    schema: 'sild-meta/1',
    routes: [{ id: 'mf-deals.page', path: '/deals', access }],
    navigation: [],
  })

/** What a registry holds where each release has one page, for the given access. */
function cacheOf(accessById: Record<string, string>) {
  const stored = new Map<string, Buffer>()
  for (const [id, access] of Object.entries(accessById)) {
    const { lock, files } = fixtureRelease('mf-deals', id, { files: { 'meta.json': pageFor(access) } })
    for (const [path, bytes] of files) stored.set(`a/mf-deals/${lock.id}/${path}`, bytes)
    stored.set(`a/mf-deals/${lock.id}/release.json`, Buffer.from(JSON.stringify(lock)))
  }
  return createReleaseCache(openRegistry({ read: async (path) => stored.get(path) ?? null, list: async () => [] }))
}

it('refuses a release with a page of an unknown access, as if it could not be read', async () => {
  const cache = cacheOf({ a: 'company', b: 'partner' })
  await cache.load([
    ['mf-deals', idOf('a')],
    ['mf-deals', idOf('b')],
  ])
  expect(cache.get('mf-deals', idOf('a'))?.meta.routes).toMatchObject([{ access: 'company' }])
  expect(cache.get('mf-deals', idOf('b'))).toBeUndefined()
})
