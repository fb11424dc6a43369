import type { Registry, Release, ReleaseChunks, ReleaseContracts, ReleaseMeta } from '@sild/registry'
import { allRoutes, callsIn, integrityOf, publicPathOf } from '@sild/registry'
import { servedOperations } from '@sild/registry/served-operations'
import type { AppBuild } from './bundler-options.ts'
import { compiledId } from './bundler-options.ts'
import type { Compiled } from './compile.ts'
import { CompileError } from './compile-error.ts'
import type { App } from './define.ts'
import type { Files } from './output-files.ts'
import { compressFiles, isServerFile, readOutput } from './output-files.ts'
import type { RemoteSurface, ServerFiles } from './read-remote.ts'
import { publishNavigation } from './read-remote.ts'
import { lockRelease } from './release-lock.ts'
import type { UsedNames } from './used-names.ts'

export interface BuiltRelease {
  app: App
  id: string
  lock: Release
  meta: ReleaseMeta
  chunks: ReleaseChunks
  files: Files
  /** Compressed copies by `<path>.br` and `<path>.gz`. */
  variants: Files
  /** What it came without, in words; empty where it was built before. */
  warnings: readonly string[]
}

export const serverFilesOf = (name: string, id: string, files: Files): ServerFiles => ({
  name,
  id,
  files: [...files].filter(([path]) => isServerFile(path)),
})

export async function assembleRelease(
  build: AppBuild,
  files: Files,
  { groups, names, warnings }: Compiled,
  surface: RemoteSurface,
): Promise<BuiltRelease> {
  const { app, id, mode, isHot } = build
  const meta: ReleaseMeta = {
    schema: 'sild-meta/1',
    routes: surface.routes,
    navigation: await publishNavigation(app, surface.navigation),
  }
  const hashed = [...files].filter(([path]) => !isServerFile(path) && /\.(?:js|css)$/.test(path))
  const chunks: ReleaseChunks = {
    schema: 'sild-chunks/1',
    groups,
    integrity: Object.fromEntries(hashed.map(([path, bytes]) => [path, integrityOf(bytes)])),
  }
  const missing = allRoutes(meta.routes).filter((route) => !groups[route.id])
  if (missing.length > 0) {
    throw new CompileError(
      `${app.name}: no chunk is named like its route: ${missing.map((route) => route.id).join(', ')}. Write import(/* webpackChunkName: "<route id>" */ …).`,
    )
  }
  files.set('meta.json', Buffer.from(JSON.stringify(meta)))
  files.set('chunks.json', Buffer.from(JSON.stringify(chunks)))
  if (names) files.set('contracts.json', Buffer.from(JSON.stringify(await contractsOf(names, files))))
  const variants: Files = isHot ? new Map() : await compressFiles(files, mode === 'production')
  return { app, id, lock: lockRelease(app, id, files, variants), meta, chunks, files, variants, warnings }
}

/** The bundler may leave an unused operation in; in the scripts it looks like one that is called. */
async function contractsOf({ uses, provides, operations }: UsedNames, files: Files): Promise<ReleaseContracts> {
  const paths = await callsIn(files)
  return {
    schema: 'sild-contracts/1',
    uses,
    provides,
    operations: servedOperations({ names: operations, paths }),
  }
}

/** The output of the bundler, with the addresses of this release. */
export async function readBuild({ app, id, outputFolder }: AppBuild): Promise<Files> {
  return withAddresses(await readOutput(outputFolder), app.name, id)
}

export function withAddresses(files: Files, name: string, id: string): Files {
  return new Map(
    [...files].map(([path, bytes]) => [
      path,
      /\.(?:js|mjs|css|json|map)$/.test(path) ? readdress(bytes, name, id) : bytes,
    ]),
  )
}

function readdress(bytes: Uint8Array, name: string, id: string): Uint8Array {
  const text = Buffer.from(bytes).toString('utf8')
  return Buffer.from(text.replaceAll(publicPathOf(name, compiledId), publicPathOf(name, id)))
}

/** A release that was published before. Of its files those that the build imports. */
export async function publishedRelease(registry: Registry, app: App, id: string): Promise<BuiltRelease> {
  const { lock, meta, chunks } = await registry.readRelease(app.name, id)
  const paths = Object.keys(lock.files).filter(isServerFile)
  const files = await Promise.all(paths.map(async (path) => [path, await registry.readFile(lock, path)] as const))
  return { app, id, lock, meta, chunks, files: new Map(files), variants: new Map(), warnings: [] }
}
