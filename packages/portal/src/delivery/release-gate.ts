import { AppError } from '@sild/service-kit/errors'
import {
  type ChannelName,
  type GatedRelease,
  gateProblems,
  type LiveRelease,
  type LiveSet,
  type OperationContract,
  openRegistry,
  readLiveSet,
  readWholeRelease,
  type RegistryStorage,
  type Release,
  servedProblems,
} from '@sild/registry'
import { gatedRelease } from './gated-release.ts'
import { withRegistryRefusals } from './refusals.ts'

/** Holds releases against everything that is live in a channel, and against the API that this process serves. */
export interface Gate {
  /** Why a release cannot be live together with the others; empty when it can. */
  problems(candidate: GatedRelease, channel: ChannelName): Promise<string[]>
  /** Reads all of a release that was published. @throws release-invalid where it is damaged, release-incompatible */
  refuseMisfit(lock: Release, channel: ChannelName): Promise<void>
  /** Live releases that do not work with the served API, by app. */
  brokenByApi(channel: ChannelName): Promise<ReadonlyMap<string, readonly string[]>>
}

type Served = LiveSet['served']
/** Put before the name of a release that not all readers have. */
const roleNames: Readonly<Record<LiveRelease['role'], string>> = {
  stable: '',
  canary: 'The canary ',
  rollback: 'What a rollback leads to, ',
}

export function createGate(storage: RegistryStorage): Gate {
  const registry = openRegistry(storage)
  let served: Promise<Record<string, OperationContract>> | undefined
  // Schemas of the whole contract are expensive, so they are made on the first release.
  const readServed = (): Promise<Served> =>
    (served ??= import('@sild/registry/served-operations').then(({ servedOperations }) => servedOperations()))
  const liveSet = async (channel: ChannelName): Promise<LiveSet> => ({
    releases: await readLiveSet(registry, channel),
    served: await readServed(),
  })
  const problems = async (candidate: GatedRelease, channel: ChannelName): Promise<string[]> =>
    gateProblems(candidate, await liveSet(channel)).map(({ text }) => text)

  return {
    problems,
    async refuseMisfit(lock, channel) {
      const values = { app: lock.name, release: lock.id }
      const files = await withRegistryRefusals(values, () => readWholeRelease(storage, lock))
      const found = await problems(await gatedRelease(lock, files), channel)
      if (found.length > 0) throw new AppError('release-incompatible', { problems: found, values })
    },
    async brokenByApi(channel) {
      const live = await liveSet(channel)
      const brokenBy = (each: LiveRelease): string[] =>
        servedProblems({ ...live, releases: [each] }).map(({ text }) => `${roleNames[each.role]}${text}`)
      const byApp = Map.groupBy(live.releases, ({ release }) => release.lock.name)
      return new Map([...byApp].map(([name, releases]) => [name, [...new Set(releases.flatMap(brokenBy))]]))
    },
  }
}
