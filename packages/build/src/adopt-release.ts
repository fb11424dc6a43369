import { createHash } from 'node:crypto'
import {
  allRoutes,
  callsIn,
  type ChannelName,
  integrityOf,
  publicPathOf,
  type Registry,
  type ReleaseChunks,
  type ReleaseContracts,
  type ReleaseMeta,
} from '@sild/registry'
import { budgetOf } from '@sild/registry/budgets'
import { servedOperations } from '@sild/registry/served-operations'
import { type AdoptedManifest, missingFeatures, manifestIn, metaIn, readAdopted } from './adopted-files.ts'
import { shellOf } from './build-apps.ts'
import { measured, type ReleaseCandidate } from './build-release.ts'
import { defineRemote } from './define.ts'
import { compressFiles, type Files } from './output-files.ts'
import type { BuiltRelease } from './release-of-build.ts'
import { lockedFiles, localSource } from './release-lock.ts'
import { singletons } from './singletons.ts'

export interface AdoptionInput {
  name: `mf-${string}`
  /** What any build with Module Federation 2 has written, with a `meta.json` beside it. */
  folder: string
  registry: Registry
  channel: ChannelName
}

/** A release of a remote that was built elsewhere, without our preset: its pages run in browsers only. @throws CompileError */
export async function adoptRelease({ channel, folder, name, registry }: AdoptionInput): Promise<ReleaseCandidate> {
  const files = await readAdopted(folder)
  const { exposed, manifest } = manifestIn(files, name)
  const meta = metaIn(files)
  const id = createHash('sha256')
    .update(JSON.stringify(lockedFiles(files, new Map())))
    .digest('hex')
    .slice(0, 16)
  const described = { ...manifest, metaData: { ...manifest.metaData, publicPath: publicPathOf(name, id) } }
  const chunks = chunksOf(files, meta, exposed)
  const contracts: ReleaseContracts = {
    schema: 'sild-contracts/1',
    uses: {},
    provides: {},
    operations: servedOperations({ names: [], paths: await callsIn(files) }),
  }
  for (const [path, content] of Object.entries({
    'mf-manifest.json': described,
    'meta.json': meta,
    'chunks.json': chunks,
    'contracts.json': contracts,
  }))
    files.set(path, Buffer.from(JSON.stringify(content)))
  const variants = await compressFiles(files, true)
  const release: BuiltRelease = {
    app: { ...defineRemote({ name }), folder },
    id,
    lock: {
      schema: 'mfe-release/1',
      name,
      id,
      version: `0.0.0-build-${id.slice(0, 8)}`,
      createdAt: new Date().toISOString(),
      source: localSource(folder),
      entry: { manifest: 'meta.json', remoteEntry: manifest.metaData.remoteEntry.name },
      files: lockedFiles(files, variants),
      shared: sharedOf(manifest),
      exposes: manifest.exposes.map(({ path }) => path),
      contracts: { provides: {}, requires: {} },
      budget: budgetOf('plain'),
    },
    meta,
    chunks,
    files,
    variants,
    warnings: missingFeatures(files),
  }
  return measured(release, await shellOf(registry, channel))
}

/**
 * Its chunks do not wait for admission, so a document lists them with its page. A manifest does not map chunks to
 * pages, so each page lists all of them.
 */
function chunksOf(
  files: Files,
  { routes }: ReleaseMeta,
  { assets: { css, js } }: AdoptedManifest['exposes'][number],
): ReleaseChunks {
  const hashed = [...files].filter(([path]) => /\.(?:m?js|css)$/.test(path))
  const ofPages = allRoutes(routes).map(({ id }) => [id, { js: [...js.async], css: [...css.async] }] as const)
  return {
    schema: 'sild-chunks/1',
    groups: { __federation_expose_remote: { js: [...js.sync], css: [...css.sync] }, ...Object.fromEntries(ofPages) },
    integrity: Object.fromEntries(hashed.map(([path, bytes]) => [path, integrityOf(bytes)])),
  }
}

/** What of it the shell must have in a version that fits. */
function sharedOf({ shared }: AdoptedManifest): BuiltRelease['lock']['shared'] {
  const known = shared.filter(({ name }) => singletons.some(({ key }) => key === name))
  return Object.fromEntries(
    known.map(({ name, requiredVersion, singleton, version }) => [
      name,
      { range: requiredVersion ?? `^${version}`, built: version, singleton },
    ]),
  )
}
