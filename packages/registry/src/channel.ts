import * as z from 'zod/mini'
import { appName, releaseId } from './release.ts'

export const channelNames = ['dev', 'staging', 'production'] as const
export type ChannelName = (typeof channelNames)[number]

export const pointerOperations = ['promote', 'canary', 'ramp', 'rollback', 'disable', 'enable', 'freeze'] as const

/** By how much a canary may be worse than the stable release before it is taken back, and from how many loads on that is known. */
export const canaryGuard = z.strictObject({
  maxErrorRateDelta: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  maxLcpDeltaMs: z.optional(z.number().check(z.minimum(0))),
  maxInpDeltaMs: z.optional(z.number().check(z.minimum(0))),
  minLoads: z.optional(z.int().check(z.minimum(1))),
})
export type CanaryGuard = z.infer<typeof canaryGuard>

export const canaryPercent = z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01))

const canary = z.strictObject({
  release: releaseId,
  percent: canaryPercent,
  salt: z.string().check(z.minLength(8)),
  startedAt: z.string(),
  guard: z.optional(canaryGuard),
})
export type Canary = z.infer<typeof canary>

/** The pointer of one app in one channel: the only thing of the registry that ever changes, compared and swapped by `rev`. */
export const channel = z.strictObject({
  schema: z.literal('mfe-channel/1'),
  name: appName,
  channel: z.enum(channelNames),
  rev: z.int().check(z.minimum(1)),
  stable: releaseId,
  canary: z.optional(canary),
  disabled: z.optional(z.strictObject({ reason: z.string(), by: z.string(), at: z.string() })),
  frozen: z.optional(z.boolean()),
  /** The newest first. */
  history: z
    .array(
      z.object({
        rev: z.int(),
        /** What the operation was about; null for those that are about the app as a whole. */
        release: z.nullable(z.string()),
        by: z.string(),
        at: z.string(),
        op: z.enum(pointerOperations),
      }),
    )
    .check(z.maxLength(50)),
})
export type Channel = z.infer<typeof channel>
