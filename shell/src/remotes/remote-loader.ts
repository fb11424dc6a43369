import { publicPathOf } from '@sild/registry/public-path'
import type { ChosenReleases } from '@sild/registry/renderer'
import type { RemoteModule } from '@sild/shell-api'
import { remote as shell } from '../remote.tsx'
import { RemoteUnavailableError } from '../routing/errors.ts'
import { within } from './deadline.ts'
import type { Admission } from './integrity.ts'

/** What every `remoteEntry.js` is: the container protocol of Module Federation. */
interface Container {
  init: (shareScope: object) => unknown
  get: (exposed: string) => Promise<() => unknown>
}
declare const __webpack_init_sharing__: (scope: string) => Promise<void>
declare const __webpack_share_scopes__: Record<string, object>

const deadlineMs = 8000
const entryFile = 'remoteEntry.js'

export type RemoteLoader = (name: string) => Promise<RemoteModule>

async function loadContainer(entry: string): Promise<RemoteModule> {
  await __webpack_init_sharing__('default')
  const container = (await import(/* webpackIgnore: true */ entry)) as Container
  await container.init(__webpack_share_scopes__['default'] ?? {})
  const factory = await container.get('./remote')
  return (factory() as { remote: RemoteModule }).remote // The build has seen that it exposes one.
}

/** Loads each remote once; what failed is asked for anew, under a new address, because browsers remember failed modules. */
export function createRemoteLoader(snapshot: ChosenReleases, admission: Admission): RemoteLoader {
  const loading = new Map<string, Promise<RemoteModule>>()
  const attempts = new Map<string, number>()

  const load = async (name: string): Promise<RemoteModule> => {
    const release = snapshot.remotes[name]
    if (!release) throw new Error(`${name} is not part of this document.`)
    const attempt = (attempts.get(name) ?? 0) + 1
    attempts.set(name, attempt)
    const entry = publicPathOf(name, release.id) + entryFile + (attempt > 1 ? `?attempt=${attempt}` : '')
    if (attempt > 1) await admission.admitFile(name, entry)
    return loadContainer(entry)
  }
  return (name) => {
    if (name === 'shell') return Promise.resolve(shell)
    const known = loading.get(name)
    if (known) return known
    const started = within(load(name), deadlineMs).catch((cause: unknown) => {
      loading.delete(name)
      throw new RemoteUnavailableError(name, 'entry', cause)
    })
    loading.set(name, started)
    return started
  }
}
