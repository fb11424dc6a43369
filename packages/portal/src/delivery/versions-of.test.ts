import { RegistryError, type Registry } from '@sild/registry'
import { expect, it } from 'vitest'
import { fixtureRelease, idOf } from '../../test/fixture-releases.ts'
import { versionsOf } from './versions-of.ts'

const { lock } = fixtureRelease('mf-deals', 'a')
const registryWithout = (failure: Error): Pick<Registry, 'readLock'> => ({
  readLock: async (_name, id) => {
    if (id !== lock.id) throw failure
    return lock
  },
})

it('has no version of a deleted release', async () => {
  const registry = registryWithout(new RegistryError('release-not-found', 'gone'))
  expect([...(await versionsOf(registry, 'mf-deals', [lock.id, idOf('b'), lock.id]))]).toEqual([
    [lock.id, lock.version],
    [idOf('b'), null],
  ])
})

it('reports an unavailable registry as an error, not as a missing release', async () => {
  const registry = registryWithout(new Error('the storage does not answer'))
  await expect(versionsOf(registry, 'mf-deals', [lock.id, idOf('b')])).rejects.toThrow('does not answer')
})
