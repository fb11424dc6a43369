import { createHash } from 'node:crypto'
import type { PublishedRelease, Registry } from '@sild/registry'
import { addModules, hasModules, importRelease, publicPathOf } from '@sild/registry'
import type { ReleaseFiles, Renderer, ShellServerModule, Snapshot } from '@sild/registry/renderer'

/** One release of every app, chosen together and served together. */
export interface ReleaseSet {
  readonly rev: string
  readonly releases: ReadonlyMap<string, PublishedRelease>
  readonly renderer: Renderer
}
interface ReleaseSetInput {
  registry: Registry
  releases: ReadonlyMap<string, PublishedRelease>
  origin: string
  /** Build version of the servers. */
  version: string
}

const isServerFile = (path: string): boolean => path.startsWith('ssr/') && path.endsWith('.mjs')

/** The server bundle of a release, each file of it compared with its hash before any of it runs. */
async function importVerified(registry: Registry, { lock }: PublishedRelease, shellId: string): Promise<unknown> {
  if (!hasModules(lock.name, lock.id)) {
    const paths = Object.keys(lock.files).filter(isServerFile)
    addModules(
      lock.name,
      lock.id,
      await Promise.all(paths.map(async (path) => [path, await registry.readFile(lock, path)] as const)),
    )
  }
  return importRelease(lock.name, lock.id, shellId)
}

function snapshotOf(releases: ReadonlyMap<string, PublishedRelease>): Snapshot {
  const ids = [...releases].map(([name, { lock }]) => `${name}@${lock.id}`)
  return {
    rev: createHash('sha256').update(ids.toSorted().join()).digest('hex').slice(0, 16),
    remotes: Object.fromEntries(
      [...releases].map(([name, { lock, meta }]) => [
        name,
        { id: lock.id, chunks: lock.files['chunks.json']?.integrity ?? '', routes: meta.routes },
      ]),
    ),
    navigation: [...releases.values()].flatMap(({ meta }) => meta.navigation),
  }
}

function filesOf({ lock, chunks }: PublishedRelease): ReleaseFiles {
  const publicPath = publicPathOf(lock.name, lock.id)
  const fonts = Object.keys(lock.files).filter((path) => path.endsWith('.woff2'))
  return { publicPath, chunks, fonts: fonts.map((path) => publicPath + path) }
}

/** Loads the shell's renderer. Rejects when the shell cannot run; a remote that cannot is found out by its first page. */
export async function createReleaseSet({ registry, releases, origin, version }: ReleaseSetInput): Promise<ReleaseSet> {
  const shell = releases.get('shell')
  if (!shell) throw new Error('The registry has no shell.')
  const snapshot = snapshotOf(releases)
  const { createRenderer } = (await importVerified(registry, shell, shell.lock.id)) as ShellServerModule // The build has made it so.
  const renderer = createRenderer({
    snapshot,
    releases: Object.fromEntries([...releases].map(([name, release]) => [name, filesOf(release)])),
    importRemote: async (name) => {
      const release = releases.get(name)
      if (!release) throw new Error(`${name} is not part of this set of releases.`)
      return importVerified(registry, release, shell.lock.id)
    },
    versions: { backend: version, frontend: shell.lock.version },
    origin,
  })
  return { rev: snapshot.rev, releases, renderer }
}
