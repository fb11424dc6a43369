import { appName, releaseId } from '@sild/contract/delivery/shapes'
import * as z from 'zod/mini'

/** Inside its release only: relative, without `.` and `..`. */
export const releasePath = z
  .string()
  .check(z.regex(/^(?!(?:.*\/)?\.\.?(?:\/|$))[A-Za-z0-9_@.-]+(?:\/[A-Za-z0-9_@.-]+)*$/))
export const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

const size = z.int().check(z.minimum(1))
const versionRanges = z.record(z.string(), z.string())

/** The immutable lock of a release, as `release.schema.json` says it. Every file that is not in it does not exist. */
export const release = z.strictObject({
  schema: z.literal('mfe-release/1'),
  name: appName,
  id: releaseId,
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/)),
  createdAt: z.iso.datetime(),
  source: z.strictObject({
    /** The address of the repository, or its name where it has none. */
    repo: z.string(),
    commit: z.string().check(z.regex(/^[a-f0-9]{40}$/)),
    ref: z.string(),
    pr: z.optional(z.int()),
    actor: z.string(),
    attestation: z.optional(z.string()),
    /** Who owns the app, as CODEOWNERS says. */
    owners: z.optional(z.array(z.string())),
  }),
  entry: z.strictObject({ manifest: releasePath, remoteEntry: releasePath, ssrEntry: z.optional(releasePath) }),
  files: z.record(releasePath, z.strictObject({ integrity, bytes: size, br: z.optional(size) })),
  shared: z.record(z.string(), z.strictObject({ range: z.string(), built: z.string(), singleton: z.boolean() })),
  exposes: z.array(z.string().check(z.regex(/^\.\/[A-Za-z0-9/_-]+$/))).check(z.minLength(1)),
  contracts: z.strictObject({ provides: versionRanges, requires: versionRanges }),
  budget: z.object({ entryBr: z.int(), routeBr: z.int() }),
})
export type Release = z.infer<typeof release>
