import {
  appName,
  canaryPercent,
  channelNames,
  guardLimits,
  pointerOperation,
  releaseId,
} from '@sild/contract/delivery/shapes'
import * as z from 'zod/mini'

export { channelNames }
export type ChannelName = (typeof channelNames)[number]
export type CanaryGuard = z.infer<typeof guardLimits>

const canary = z.strictObject({
  release: releaseId,
  percent: canaryPercent,
  salt: z.string().check(z.minLength(8)),
  startedAt: z.string(),
  guard: z.optional(guardLimits),
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
        op: pointerOperation,
      }),
    )
    .check(z.maxLength(50)),
})
export type Channel = z.infer<typeof channel>
