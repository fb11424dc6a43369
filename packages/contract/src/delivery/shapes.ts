import * as z from 'zod/mini'
import { guid, instant } from '../primitives.ts'

export const channelNames = ['dev', 'staging', 'production'] as const
export const channelName = z.enum(channelNames)
export const appName = z.string().check(z.regex(/^(?:shell|mf-[a-z][a-z0-9-]{1,30})$/))
export const releaseId = z.string().check(z.regex(/^[a-f0-9]{16}$/))
/** The id of a release, or its version. */
export const releaseName = z
  .string()
  .check(z.maxLength(80), z.regex(/^(?:[a-f0-9]{16}|\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/))
/** Share of the units that get the canary, to a hundredth of a percent. */
export const canaryPercent = z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01))

/** How much worse than the stable release a canary may be before it is reverted, and the loads needed to judge. */
export const guardLimits = z.strictObject({
  /** Above stable's rate by this much: 0.005 is half a percent of the loads. */
  maxErrorRateDelta: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  maxLcpDeltaMs: z.optional(z.number().check(z.minimum(0))),
  maxInpDeltaMs: z.optional(z.number().check(z.minimum(0))),
  minLoads: z.optional(z.int32().check(z.minimum(1))),
})
export const pointerOperation = z.enum(['promote', 'canary', 'ramp', 'rollback', 'disable', 'enable', 'freeze'])

/** What an app of a channel points to. */
export const channelPointer = z.strictObject({
  schema: z.literal('mfe-channel/1'),
  name: appName,
  channel: channelName,
  rev: z.int().check(z.minimum(1)),
  stable: releaseId,
  canary: z.optional(
    z.strictObject({
      release: releaseId,
      percent: canaryPercent,
      salt: z.string(),
      startedAt: instant,
      guard: z.optional(guardLimits),
    }),
  ),
  disabled: z.optional(z.strictObject({ reason: z.string(), by: z.string(), at: instant })),
  frozen: z.optional(z.boolean()),
  history: z.array(
    z.object({ rev: z.int(), release: z.nullable(z.string()), by: z.string(), at: instant, op: pointerOperation }),
  ),
})

/** A change of a channel's pointer, stored forever. Fields that its operation does not set are null. */
export const deliveryChange = z.strictObject({
  /** The revision of the pointer that the change made. */
  rev: z.int().check(z.minimum(1)),
  operation: pointerOperation,
  /** The promoted release, the canary, or the target of a rollback. */
  release: z.nullable(releaseId),
  /** Null also if the release was removed from the registry. */
  version: z.nullable(z.string()),
  percent: z.nullable(z.number()),
  reason: z.nullable(z.string()),
  /** `team <name>`, `admin <guid>` or `guard`. */
  by: z.string(),
  at: instant,
})
export type DeliveryChange = z.infer<typeof deliveryChange>

export const releaseSource = z.strictObject({
  /** The address of the repository, or its name where it has none. */
  repo: z.string(),
  commit: z.string(),
  ref: z.string(),
  pr: z.optional(z.int()),
  actor: z.string(),
  attestation: z.optional(z.string()),
  /** Who owns the app, as CODEOWNERS says. */
  owners: z.optional(z.array(z.string())),
})
export const releaseSummary = z.strictObject({
  id: releaseId,
  version: z.string(),
  createdAt: instant,
  source: releaseSource,
  /** Of all files, uncompressed. */
  bytes: z.int(),
})
export type ReleaseSummary = z.infer<typeof releaseSummary>
export const listedRelease = z.extend(releaseSummary, {
  isStable: z.boolean(),
  isCanary: z.boolean(),
  /** Whether users may get it: stable, canary, or the target of a rollback. */
  isLive: z.boolean(),
})

/**
 * Figures of a release. Loads and their failures are counted per document in browsers; `renders` are documents that the
 * server rendered with it, and `serverErrors` those that it left to the browser. A percentile is null without
 * measurements.
 */
export const loadFigures = z.strictObject({
  release: releaseId,
  loads: z.int(),
  loadErrors: z.int(),
  renderErrors: z.int(),
  scriptErrors: z.int(),
  renders: z.int(),
  serverErrors: z.int(),
  loadMsP75: z.nullable(z.number()),
  lcpMsP75: z.nullable(z.number()),
  inpMsP75: z.nullable(z.number()),
})
export type LoadFigures = z.infer<typeof loadFigures>

/** Figures of a release within an hour. A percentile is null without measurements. */
export const hourOfRelease = z.strictObject({
  hour: instant,
  release: releaseId,
  /** Null where the release was removed from the registry. */
  version: z.nullable(z.string()),
  loads: z.int(),
  /** Documents with a failure of loading, rendering or a script, and those that the browser had to render. */
  failures: z.int(),
  loadMsP75: z.nullable(z.number()),
  lcpMsP75: z.nullable(z.number()),
  inpMsP75: z.nullable(z.number()),
})
export type HourOfRelease = z.infer<typeof hourOfRelease>

/** An error of a release; only a few are stored. */
export const releaseError = z.strictObject({
  release: releaseId,
  kind: z.enum(['load', 'render', 'server', 'script']),
  message: z.string(),
  /** A line for each frame that lies in a release, as `at name (app@release/file:line:column)`. */
  stack: z.string(),
  occurrences: z.int(),
  firstAt: instant,
  lastAt: instant,
})
export type ReleaseError = z.infer<typeof releaseError>

export const guardState = z.strictObject({
  /** `none`: no canary. `waiting`: not enough data. `reverted`: the guard reverted the last canary. */
  state: z.enum(['none', 'waiting', 'ok', 'reverted']),
  /** Without the network range that reported most, so that no single address decides. */
  loads: z.int(),
  minLoads: z.int(),
  /** The state as a sentence. */
  text: z.string(),
})
export type GuardState = z.infer<typeof guardState>

const previewedRelease = z.strictObject({
  name: appName,
  id: releaseId,
  version: z.string(),
  pr: z.optional(z.int()),
})
export const preview = z.strictObject({
  previewGuid: guid,
  /** The link to share. */
  url: z.string(),
  releases: z.array(previewedRelease),
  path: z.string(),
  createdBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
})
export type Preview = z.infer<typeof preview>
