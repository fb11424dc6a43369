import { loadRemote, registerRemotes } from '@module-federation/runtime'
import { publicPathOf } from '@sild/registry/public-path'
import type { RemoteModule } from '@sild/shell-api'
import type { Snapshot } from '../document/snapshot.ts'
import { remote as shell } from '../remote.tsx'
import { RemoteUnavailableError } from '../routing/errors.ts'
import { within } from './deadline.ts'
import type { IntegrityGate } from './integrity.ts'

const deadlineMilliseconds = 8000
const containerName = (name: string): string => name.replaceAll('-', '_')
const entryFile = 'remoteEntry.js'

export type RemoteLoader = (name: string) => Promise<RemoteModule>

/** Loads each remote once; what failed is asked for anew, under a new address, because browsers remember failed modules. */
export function createRemoteLoader(snapshot: Snapshot, gate: IntegrityGate): RemoteLoader {
  const loading = new Map<string, Promise<RemoteModule>>()
  const attempts = new Map<string, number>()

  const load = async (name: string): Promise<RemoteModule> => {
    const release = snapshot.remotes[name]
    if (!release) throw new Error(`${name} is not part of this document.`)
    const attempt = (attempts.get(name) ?? 0) + 1
    attempts.set(name, attempt)
    const entry = publicPathOf(name, release.id) + entryFile + (attempt > 1 ? `?attempt=${attempt}` : '')
    if (attempt > 1) await gate.admitAlias(name, entryFile, entry)
    registerRemotes([{ name: containerName(name), entry, type: 'module' }], { force: attempt > 1 })
    const exposed = await loadRemote<{ remote: RemoteModule }>(`${containerName(name)}/remote`)
    if (!exposed) throw new Error(`${name} exposes nothing.`)
    return exposed.remote
  }
  return (name) => {
    if (name === 'shell') return Promise.resolve(shell)
    const known = loading.get(name)
    if (known) return known
    const started = within(load(name), deadlineMilliseconds).catch((cause: unknown) => {
      loading.delete(name)
      throw new RemoteUnavailableError(name, cause)
    })
    loading.set(name, started)
    return started
  }
}
