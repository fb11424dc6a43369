import * as z from 'zod/mini'
import { parseJsonOrNull } from './json.ts'
import { publicPathOf } from './public-path.ts'
import type { Release } from './release.ts'
import { releasePath } from './release.ts'

/** Limit of the manifest: only devtools read it, so it may cost no more than a page. */
const maxBytes = 256_000

const typesPath = z.union([z.literal(''), releasePath])
const paths = z.strictObject({ sync: z.array(releasePath), async: z.array(releasePath) })
const assets = z.object({ js: paths, css: paths })
const named = z.object({ id: z.string(), name: z.string(), assets })

/** The fields of `mf-manifest.json` that we check; other fields are for the tools of Module Federation. */
const federationManifest = z.object({
  name: z.string(),
  metaData: z.object({
    name: z.string(),
    publicPath: z.string(),
    remoteEntry: z.object({ name: releasePath, path: z.literal(''), type: z.literal('module') }),
    /** Archives of types; empty where there are none. */
    types: z.optional(z.object({ zip: z.optional(typesPath), api: z.optional(typesPath) })),
  }),
  shared: z.array(named),
  exposes: z.array(named),
  /** A remote loads no remotes. */
  remotes: z.array(z.unknown()).check(z.maxLength(0)),
})

/** What a manifest says that is not so of its release, in words. A release may have none: earlier ones had not. */
export function manifestProblems(lock: Release, bytes: Uint8Array | undefined): string[] {
  if (!bytes) return []
  const problem = (text: string): string => `mf-manifest.json ${text}`
  if (bytes.length > maxBytes) return [problem(`has ${bytes.length} bytes, allowed are ${maxBytes}`)]
  const read = federationManifest.safeParse(parseJsonOrNull(bytes))
  if (!read.success) return read.error.issues.map(({ path }) => problem(`is not what it should be (${path.join('/')})`))
  const { exposes, metaData, name, shared } = read.data
  const listed = [...exposes, ...shared].flatMap(({ assets: { css, js } }) =>
    [js, css].flatMap((kind) => [...kind.sync, ...kind.async]),
  )
  const { api = '', zip = '' } = metaData.types ?? {}
  const home = publicPathOf(lock.name, lock.id)
  return [
    ...(name === lock.name && metaData.name === lock.name ? [] : [problem(`is of ${name}`)]),
    ...(metaData.publicPath === home ? [] : [problem(`is at ${metaData.publicPath}, its release at ${home}`)]),
    ...(metaData.remoteEntry.name === lock.entry.remoteEntry
      ? []
      : [problem(`has the entry ${metaData.remoteEntry.name}, its release ${lock.entry.remoteEntry}`)]),
    ...[...new Set([...listed, zip, api])]
      .filter((path) => path && !lock.files[path])
      .map((path) => problem(`names ${path}, which is missing`)),
  ]
}
