import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Reply as ReplyOf } from '@sild/contract/schemas'
import { schemas } from '@sild/contract/schemas'
import { type ChannelName, diskStorage, type WritableRegistryStorage } from '@sild/registry'
import type { TestDatabase } from '@sild/testing'
import { afterAll, beforeAll, expect } from 'vitest'
import { callAsTeam } from '../delivery.ts'
import { type FixtureRelease, madeOf, store, storeLive } from '@sild/portal/test/fixture-releases'
import { type RealBff, realBff } from '../real-bff.ts'

interface Given {
  database: TestDatabase
  /** What channels point to from the start. */
  live: readonly FixtureRelease[]
  channels?: readonly ChannelName[]
  /** What is published, and no more. */
  stored?: readonly FixtureRelease[]
}
type PointerOperation =
  | 'promoteRelease'
  | 'startCanary'
  | 'rampCanary'
  | 'rollBackRelease'
  | 'disableRemote'
  | 'enableRemote'
  | 'freezeChannel'

export interface TestDelivery {
  /** Serves channel `staging`. */
  readonly bff: RealBff
  readonly root: string
  readonly registryDir: string
  readonly storage: WritableRegistryStorage
  /** Moves a pointer as a user with the right to, and validates the reply against the contract. */
  act(app: string, name: PointerOperation, body?: object): Promise<ReplyOf<'startCanary'>>
  /** Releases by app of the document that a browser with these cookies gets. */
  releasesFor(cookie?: string, on?: RealBff): Promise<Record<string, string>>
}

/** A BFF with a registry of its own, for a test file. */
export function testDelivery({ channels = ['staging'], database, live, stored = [] }: Given): TestDelivery {
  const root = mkdtempSync(join(tmpdir(), 'sild-delivery-'))
  const registryDir = join(root, 'registry')
  const storage = diskStorage(registryDir)
  let bff: RealBff
  beforeAll(async () => {
    for (const channel of channels) await storeLive(storage, channel, ...live)
    await store(storage, ...stored)
    bff = await realBff(database, join(root, 'staging'), { REGISTRY_DIR: registryDir })
  })
  afterAll(async () => {
    await bff.kill()
    await rm(root, { recursive: true })
  })
  return {
    root,
    registryDir,
    storage,
    get bff() {
      return bff
    },
    async act(app, name, body = {}) {
      const reply = await callAsTeam(bff, bff.teamToken(), name, { params: { app }, body })
      expect(reply.json()).toMatchObject({ result: {} })
      return schemas[name].reply.parse(reply.json().result)
    },
    releasesFor: async (cookie, on = bff) => madeOf((await on.get('/', cookie ? { cookie } : {})).body).releases,
  }
}
