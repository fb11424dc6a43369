import { getInstance } from '@module-federation/enhanced/runtime'
import type { RemoteModule } from '@sild/shell-api'
import { remote as shell } from '../remote.tsx'
import { entryOf } from './entry-of.ts'
import type { ReleasesPluginInput } from './releases-plugin.ts'
import { releasesPlugin } from './releases-plugin.ts'

export type RemoteLoader = (name: string) => Promise<RemoteModule>
/** The Module Federation instance of the shell, which the build creates before any module runs. */
type Federation = Pick<
  NonNullable<ReturnType<typeof getInstance>>,
  'loadRemote' | 'registerPlugins' | 'registerRemotes'
>

/** Loads each remote of the document once; failed loads are retried at the next call. */
export function createRemoteLoader(input: ReleasesPluginInput, federation: Federation = getInstance()!): RemoteLoader {
  const { snapshot } = input
  const names = Object.keys(snapshot.remotes).filter((name) => name !== 'shell')
  federation.registerPlugins([releasesPlugin(input)])
  federation.registerRemotes(names.map((name) => ({ name, type: 'module', entry: entryOf(snapshot, name) })))
  return async (name) => {
    if (name === 'shell') return shell
    const exposed = await federation.loadRemote<{ remote: RemoteModule }>(`${name}/remote`)
    return exposed!.remote // The build has seen that it exposes one.
  }
}
