import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MultiStats } from '@rspack/core'
import { diskStorage, noteWork, openRegistry, publishRelease, releaseFolder } from '@sild/registry'
import { appIn, pointTo, shellOf } from './build-apps.ts'
import type { AppBuild } from './bundler-options.ts'
import { compiledId } from './bundler-options.ts'
import type { ChunkGroups } from './compile.ts'
import { clientGroups, compilerOf } from './compile.ts'
import { CompileError } from './compile-error.ts'
import type { Files } from './output-files.ts'
import { readOutput } from './output-files.ts'
import type { RemoteSurface } from './read-remote.ts'
import { readRemotes } from './read-remote.ts'
import { assembleRelease, serverFilesOf, withAddresses } from './release-of-build.ts'

export interface WatchedRelease {
  name: string
  id: string
  /** From the end of the compilation until the release could be opened. */
  publishMs: number
}
export interface WatchInput {
  /** Folder of the workspace; the shell must be published in the channel `dev`. */
  app: string
  registryDir: string
  onRelease: (release: WatchedRelease) => void
  /** What does not compile, in words. The release before stays. */
  onFailure: (error: Error) => void
}
export interface Watcher {
  close: () => Promise<void>
}

const keptReleases = 20
const isHotUpdate = (path: string): boolean => path.includes('.hot-update')
/** Files that an open page loads again below its own release: hot updates, which have new names, and styles. */
const isExchanged = (path: string): boolean => isHotUpdate(path) || path.endsWith('.css')

/** The bundler lists an update among the files of its chunk, but no document loads it. */
const withoutHotUpdates = (groups: ChunkGroups): ChunkGroups =>
  Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [
      name,
      { ...group, js: group.js.filter((path) => !isHotUpdate(path)) },
    ]),
  )

/** Publishes a release to the channel `dev` whenever the app has changed. Open pages exchange the changed modules. */
export async function watchApp({ app: path, registryDir, onRelease, onFailure }: WatchInput): Promise<Watcher> {
  const storage = diskStorage(registryDir)
  const registry = openRegistry(storage)
  const app = await appIn(path)
  const outputFolder = await mkdtemp(join(tmpdir(), 'sild-watch-'))
  const build: AppBuild = { app, id: compiledId, mode: 'development', outputFolder, isHot: true }
  const compiler = compilerOf([build])
  const published: string[] = []
  let surface: { of: string; value: RemoteSurface } | null = null

  /** Only another entry can have other routes, and importing it costs more than the rest of a release. */
  const readSurface = async (id: string, files: Files): Promise<RemoteSurface> => {
    const entry = hashOf([...files].filter(([file]) => file === 'ssr/entry.mjs'))
    if (surface?.of === entry) return surface.value
    const own = serverFilesOf(app.name, id, files)
    const shell = app.name === 'shell' ? null : await shellOf(registry, 'dev')
    const [value] = await readRemotes(shell ? serverFilesOf('shell', shell.id, shell.files) : own, [own])
    surface = { of: entry, value: value as RemoteSurface } // One was asked for, one has come.
    return surface.value
  }

  const release = async (stats: MultiStats): Promise<void> => {
    const begunAt = performance.now()
    const [groups = {}] = clientGroups(stats)
    const names = new Set(
      stats.stats.flatMap(({ compilation }, index) =>
        Object.keys(compilation.assets).map((name) => (index === 1 ? `ssr/${name}` : name)),
      ),
    )
    const output = [...(await readOutput(outputFolder))].filter(([name]) => names.has(name))
    const own = output.filter(([name]) => !isHotUpdate(name))
    const id = hashOf(own)
    if (id === published.at(-1)) return
    const files = withAddresses(new Map(own), app.name, id)
    const compiled = { groups: withoutHotUpdates(groups), names: null, warnings: [] }
    const built = await assembleRelease({ ...build, id }, files, compiled, await readSurface(id, files))
    await publishRelease(storage, built.lock, built.files, built.variants)
    // A page of an earlier release requests later changes below that release.
    for (const earlier of published) {
      const updates = withAddresses(new Map(output.filter(([name]) => isExchanged(name))), app.name, earlier)
      for (const [name, bytes] of updates)
        await storage.update(`${releaseFolder(app.name, earlier)}/${name}`, () => bytes)
    }
    published.push(id)
    await pointTo(storage, registry, 'dev', app.name, id)
    for (const old of published.splice(0, published.length - keptReleases))
      await rm(join(registryDir, releaseFolder(app.name, old)), { recursive: true })
    onRelease({ name: app.name, id, publishMs: Math.round(performance.now() - begunAt) })
  }

  const fail = async (reason: unknown): Promise<void> => {
    const error = reason instanceof Error ? reason : new Error(String(reason))
    await noteWork(storage, app.name, 'build', error.message)
    onFailure(error)
  }
  let working: Promise<void> = Promise.resolve()
  const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    working = working
      .then(() =>
        error || !stats ? Promise.reject(error ?? new CompileError('The bundler returned no result.')) : release(stats),
      )
      .then(() => noteWork(storage, app.name, 'build', null))
      .catch(fail)
  })
  return {
    close: async () => {
      await new Promise<void>((resolve) => watching?.close(() => resolve()))
      await new Promise<void>((resolve) => compiler.close(() => resolve()))
      await working
      await rm(outputFolder, { recursive: true, force: true })
    },
  }
}

function hashOf(files: Iterable<readonly [path: string, bytes: Uint8Array]>): string {
  const hash = createHash('sha256')
  for (const [path, bytes] of files) hash.update(path).update('\0').update(bytes).update('\0')
  return hash.digest('hex').slice(0, 16)
}
