import type { PublishedRelease, Registry } from '@sild/registry'
import { splitLocale } from '@sild/paths'
import { publicPathOf } from '@sild/registry'
import type { ReleaseFiles, SiteInsight } from '@sild/registry/renderer'
import { pageOwner } from './page-owner.ts'
import { releasesInAddress } from './releases-in-address.ts'
import { type SetOfReleases, snapshotOf } from './snapshot-of.ts'
import type { PageRenderer } from '../rendering/page-api.ts'
import type { ServerFiles } from '../rendering/questions.ts'
import type { Rendering } from '../rendering/rendering.ts'

/** One release of every app, chosen together and served together. */
export interface ReleaseSet extends SetOfReleases {
  readonly rev: string
  readonly renderer: PageRenderer
}
interface ReleaseSetInput extends SetOfReleases {
  registry: Registry
  rendering: Rendering
  origin: string
  /** Build version of the servers. */
  version: string
  insight: SiteInsight
}

const isServerFile = (path: string): boolean => path.startsWith('ssr/') && path.endsWith('.mjs')

/** The server bundle of a release, each file of it compared with its hash before any of it runs. */
const serverFilesOf = (registry: Registry, { lock }: PublishedRelease): Promise<ServerFiles> =>
  Promise.all(
    Object.keys(lock.files)
      .filter(isServerFile)
      .map(async (path) => [path, await registry.readFile(lock, path)] as const),
  )

function filesOf({ lock, chunks }: PublishedRelease): ReleaseFiles {
  const publicPath = publicPathOf(lock.name, lock.id)
  const fonts = Object.keys(lock.files).filter((path) => path.endsWith('.woff2'))
  return { publicPath, chunks, fonts: fonts.map((path) => publicPath + path) }
}

/** Loads the shell's renderer. Rejects when the shell cannot run; a remote that cannot is found out by its first page. */
export async function createReleaseSet(input: ReleaseSetInput): Promise<ReleaseSet> {
  const { insight, origin, registry, releases, rendering, switchedOff, version } = input
  const shell = releases.get('shell')
  if (!shell) throw new Error('The registry has no shell.')
  const snapshot = snapshotOf(input)
  const renderer = await rendering.open({
    rev: snapshot.rev,
    snapshot,
    releasesInAddress: releasesInAddress(input),
    releases: Object.fromEntries([...releases].map(([name, release]) => [name, filesOf(release)])),
    versions: { backend: version, frontend: shell.lock.version },
    insight,
    origin,
    filesOf: async (name) => {
      const release = releases.get(name)
      if (!release) throw new Error(`${name} is not part of this set of releases.`)
      return serverFilesOf(registry, release)
    },
    releaseOf: async (url) => {
      const app = await pageOwner(splitLocale(new URL(url, origin).pathname).path, { releases, switchedOff })
      return app && `${app}@${snapshot.remotes[app]?.id}`
    },
  })
  return { rev: snapshot.rev, releases, switchedOff, renderer }
}
