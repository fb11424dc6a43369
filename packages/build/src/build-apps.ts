import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { ChannelName, Registry, WritableRegistryStorage } from '@sild/registry'
import { applyChange, diskStorage, openRegistry, publishRelease, RegistryError } from '@sild/registry'
import type { PageSize } from '@sild/registry/budgets'
import { measurePage, overFirstLoad, overOwnBudget, publicRoutes } from '@sild/registry/budgets'
import type { BuildMode } from './build-mode.ts'
import type { AppBuild } from './bundler-options.ts'
import type { Compiled } from './compile.ts'
import { compile } from './compile.ts'
import { CompileError } from './compile-error.ts'
import { type App, type AppDefinition, defineShell } from './define.ts'
import { releaseId } from './release-id.ts'
import type { BuiltRelease } from './release-of-build.ts'
import { assembleRelease, publishedRelease, readBuild, serverFilesOf } from './release-of-build.ts'
import type { RemoteSurface } from './read-remote.ts'
import { readRemotes } from './read-remote.ts'
import { appFolder, workspaceRoot } from './workspace.ts'

export interface BuildInput {
  /** Folders of the workspace; the shell must be among them or be published already. */
  apps: readonly string[]
  registryDir: string
  mode: BuildMode
  channel: ChannelName
}
export interface AppRelease {
  name: string
  id: string
  /** False where the same sources had been built before. */
  isNew: boolean
  pages: PageSize[]
  /** What it came without, in words. */
  warnings: readonly string[]
}

export async function appIn(path: string): Promise<App> {
  const folder = appFolder(path)
  // Made by `defineShell` or `defineRemote`.
  const { default: definition } = (await import(join(folder, 'federation.config.ts'))) as { default: AppDefinition }
  if (folder === workspaceRoot && definition.name !== path)
    throw new CompileError(`This is the repository of ${definition.name}, not of ${path}.`)
  return { ...definition, folder }
}

async function isPublished(registry: Registry, name: string, id: string): Promise<boolean> {
  try {
    await registry.readRelease(name, id)
    return true
  } catch (error) {
    if (error instanceof RegistryError) return false
    throw error
  }
}

export async function shellOf(registry: Registry, channel: ChannelName): Promise<BuiltRelease> {
  const pointer = await registry.readChannel(channel, 'shell')
  if (!pointer) throw new CompileError('No shell is published yet: build it together with the first remote.')
  return publishedRelease(registry, { ...defineShell(), folder: appFolder('shell') }, pointer.stable)
}

/** Compiles and assembles; nothing is published yet. */
export async function assembleAll(
  builds: readonly AppBuild[],
  findShell: () => Promise<BuiltRelease>,
): Promise<{ shell: BuiltRelease; built: BuiltRelease[] }> {
  const compiled = await compile(builds)
  const outputs = await Promise.all(builds.map(readBuild))
  const parts = builds.map((build, index) => ({
    build,
    files: outputs[index] ?? new Map(),
    compiled: compiled[index] as Compiled, // One for each build.
  }))
  const own = parts.find(({ build }) => build.app.name === 'shell')
  const known = own ? null : await findShell()
  const shellFiles = own
    ? serverFilesOf('shell', own.build.id, own.files)
    : serverFilesOf('shell', known?.id ?? '', known?.files ?? new Map())
  const surfaces = await readRemotes(
    shellFiles,
    parts.map(({ build, files }) => serverFilesOf(build.app.name, build.id, files)),
  )
  const built = await Promise.all(
    parts.map((part, index) =>
      // One for each part.
      assembleRelease(part.build, part.files, part.compiled, surfaces[index] as RemoteSurface),
    ),
  )
  const shell = known ?? (built.find(({ app }) => app.name === 'shell') as BuiltRelease) // One of the two is there.
  return { shell, built }
}

export async function pointTo(
  storage: WritableRegistryStorage,
  registry: Registry,
  channel: ChannelName,
  name: string,
  id: string,
): Promise<void> {
  const pointer = await registry.readChannel(channel, name)
  // A frozen channel keeps its release until a developer lifts the freeze; the new release can be promoted then.
  if (pointer?.stable === id || pointer?.frozen) return
  await applyChange(storage, channel, name, { op: 'promote', release: id }, { by: userInfo().username })
}

/** Builds what has changed, publishes it and points the channel to it. All or nothing: one app over budget publishes none. */
export async function buildApps({ apps: paths, registryDir, mode, channel }: BuildInput): Promise<AppRelease[]> {
  const storage = diskStorage(registryDir)
  const registry = openRegistry(storage)
  const scratch = await mkdtemp(join(tmpdir(), 'sild-build-'))
  try {
    const wanted = await Promise.all(
      paths.map(async (path): Promise<AppBuild> => {
        const app = await appIn(path)
        return { app, id: await releaseId(app, mode), mode, outputFolder: join(scratch, app.name) }
      }),
    )
    const areKnown = await Promise.all(wanted.map(({ app, id }) => isPublished(registry, app.name, id)))
    const builds = wanted.filter((_, index) => !areKnown[index])
    const knownShell = wanted.find(({ app }, index) => app.name === 'shell' && areKnown[index])
    const findShell = () =>
      knownShell ? publishedRelease(registry, knownShell.app, knownShell.id) : shellOf(registry, channel)

    const { shell, built } =
      builds.length > 0 ? await assembleAll(builds, findShell) : { shell: await findShell(), built: [] }
    const problems =
      mode === 'production'
        ? built.flatMap((release) => [...overOwnBudget(release), ...overFirstLoad(shell, release)])
        : []
    if (problems.length > 0) throw new CompileError(`Over budget:\n${problems.join('\n')}`)
    for (const { lock, files, variants } of built) await publishRelease(storage, lock, files, variants)
    for (const { app, id } of wanted) await pointTo(storage, registry, channel, app.name, id)
    return wanted.map(({ app, id }) => {
      const release = built.find((candidate) => candidate.app.name === app.name)
      const pages = release ? publicRoutes(release.meta).map((route) => measurePage(shell, release, route)) : []
      return { name: app.name, id, isNew: Boolean(release), pages, warnings: release?.warnings ?? [] }
    })
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
