import * as z from 'zod/mini'
import { appName, releaseId } from './release.ts'

export const channelNames = ['dev', 'staging', 'production'] as const
export type ChannelName = (typeof channelNames)[number]

const pointerOperations = ['promote', 'canary', 'ramp', 'rollback', 'disable', 'enable', 'freeze'] as const

/** The pointer of one app in one channel: the only thing of the registry that ever changes, compared and swapped by `rev`. */
export const channel = z.strictObject({
  schema: z.literal('mfe-channel/1'),
  name: appName,
  channel: z.enum(channelNames),
  rev: z.int().check(z.minimum(1)),
  stable: releaseId,
  canary: z.optional(
    z.strictObject({
      release: releaseId,
      percent: z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01)),
      salt: z.string().check(z.minLength(8)),
      startedAt: z.string(),
      guard: z.optional(
        z.object({
          maxErrorRateDelta: z.optional(z.number()),
          maxLcpDeltaMs: z.optional(z.number()),
          maxInpDeltaMs: z.optional(z.number()),
          minLoads: z.optional(z.int()),
        }),
      ),
    }),
  ),
  disabled: z.optional(z.strictObject({ reason: z.string(), by: z.string(), at: z.string() })),
  frozen: z.optional(z.boolean()),
  history: z
    .array(
      z.object({
        rev: z.int(),
        release: z.nullable(z.string()),
        by: z.string(),
        at: z.string(),
        op: z.enum(pointerOperations),
      }),
    )
    .check(z.maxLength(50)),
})
export type Channel = z.infer<typeof channel>
export type PointerOperation = (typeof pointerOperations)[number]
