import type { Registry, ReleaseChunks, ReleaseMeta } from '@sild/registry'
import { integrityOf, publicPathOf } from '@sild/registry'
import type { AppBuild } from './bundler-options.ts'
import { compiledId } from './bundler-options.ts'
import type { Measured } from './budgets.ts'
import { missingChunks } from './budgets.ts'
import type { ChunkGroups } from './compile.ts'
import { CompileError } from './compile.ts'
import type { Files } from './output-files.ts'
import { compressFiles, isServerFile, readOutput } from './output-files.ts'
import type { RemoteSurface, ServerFiles } from './read-remote.ts'
import { publishNavigation } from './read-remote.ts'

export interface BuiltRelease extends Measured {
  id: string
  files: Files
}

export const serverFilesOf = (name: string, id: string, files: Files): ServerFiles => ({
  name,
  id,
  files: [...files].filter(([path]) => isServerFile(path)),
})

export async function assembleRelease(
  build: AppBuild,
  files: Files,
  groups: ChunkGroups,
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
  const missing = missingChunks(meta, chunks)
  if (missing.length > 0) {
    throw new CompileError(
      `${app.name}: no chunk is named like its route: ${missing.join(', ')}. Write import(/* webpackChunkName: "<route id>" */ …).`,
    )
  }
  files.set('meta.json', Buffer.from(JSON.stringify(meta)))
  files.set('chunks.json', Buffer.from(JSON.stringify(chunks)))
  return {
    app,
    id,
    meta,
    chunks,
    files,
    variants: isHot ? new Map() : await compressFiles(files, mode === 'production'),
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

/** A release that was published before, as the build needs it: its chunks and how big they are. */
export async function publishedRelease(registry: Registry, app: AppBuild['app'], id: string): Promise<BuiltRelease> {
  const { lock, meta, chunks } = await registry.readRelease(app.name, id)
  const paths = Object.keys(lock.files)
  const files: Files = new Map(
    await Promise.all(
      paths.filter(isServerFile).map(async (path) => [path, await registry.readFile(lock, path)] as const),
    ),
  )
  const variants: Files = new Map(
    paths.flatMap((path) => (lock.files[path]?.br ? [[`${path}.br`, new Uint8Array(lock.files[path].br)]] : [])),
  )
  return { app, id, meta, chunks, files, variants }
}
