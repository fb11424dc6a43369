import * as z from 'zod/mini'
import type { Channel, ChannelName } from './channel.ts'
import { canaryPercent, guardLimits, releaseId } from '@sild/contract/delivery/shapes'
import { channel } from './channel.ts'
import { RegistryError } from './errors.ts'

/** What can be done to the pointer of an app. `enable` lifts both what `disable` and what `freeze` did. */
export const pointerChange = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('promote'), release: releaseId }),
  z.strictObject({
    op: z.literal('canary'),
    release: releaseId,
    percent: canaryPercent,
    guard: z.optional(guardLimits),
  }),
  z.strictObject({ op: z.literal('ramp'), percent: canaryPercent }),
  z.strictObject({ op: z.literal('rollback'), release: z.optional(releaseId) }),
  z.strictObject({ op: z.literal('disable'), reason: z.string().check(z.minLength(1), z.maxLength(500)) }),
  z.strictObject({ op: z.literal('enable') }),
  z.strictObject({ op: z.literal('freeze') }),
])
export type PointerChange = z.infer<typeof pointerChange>

/** The app and channel of the pointer, the author and the time (ISO, UTC) of a change. */
export interface ChangeStamp {
  name: string
  channelName: ChannelName
  by: string
  at: string
}

type Pointing = Pick<Channel, 'stable' | 'canary' | 'disabled' | 'frozen'>
type Rule<Op extends PointerChange['op']> = (
  current: Channel,
  change: Extract<PointerChange, { op: Op }>,
  stamp: ChangeStamp & { rev: number },
) => Partial<Pointing>

const historyLength = 50

const rules: { readonly [Op in PointerChange['op']]: Rule<Op> } = {
  promote: (_, { release }) => ({ stable: release, canary: undefined }),
  canary: ({ stable }, { release, percent, guard }, { name, rev, at }) => {
    if (release === stable) throw new RegistryError('already-stable', `${name}@${release} is the stable release`)
    return { canary: { release, percent, salt: `${name}:r${rev}`, startedAt: at, ...(guard && { guard }) } }
  },
  ramp: (current, { percent }) => ({ canary: { ...canaryOf(current), percent } }),
  rollback: (current, { release }) => {
    if (!release && current.canary) return { canary: undefined }
    const stable = release ?? rollbackTarget(current)
    if (!stable) throw new RegistryError('nothing-to-roll-back', `${current.name} had no other stable release before`)
    return { stable, canary: undefined }
  },
  disable: (_, { reason }, { name, by, at }) => {
    if (name === 'shell') throw new RegistryError('shell-needed', 'Without the shell there is no page: roll it back')
    return { disabled: { reason, by, at } }
  },
  enable: () => ({ disabled: undefined, frozen: undefined }),
  freeze: () => ({ frozen: true }),
}

const refusedWhenFrozen: readonly string[] = ['promote', 'canary', 'ramp'] satisfies PointerChange['op'][]

/** The pointer after a change. Pure: the same arguments give the same pointer. @throws RegistryError when it is refused */
export function changePointer(current: Channel | null, change: PointerChange, stamp: ChangeStamp): Channel {
  const { name, channelName, by, at } = stamp
  if (current?.frozen && refusedWhenFrozen.includes(change.op))
    throw new RegistryError('channel-frozen', `${name} is frozen in ${channelName}`)
  const rev = (current?.rev ?? 0) + 1
  const before = current ?? firstPointer(change, stamp)
  const rule = rules[change.op] as Rule<PointerChange['op']> // Each rule takes the change it is listed under.
  const { stable, canary, disabled, frozen }: Pointing = { ...before, ...rule(before, change, { ...stamp, rev }) }
  const release = { promote: stable, rollback: stable, canary: canary?.release, ramp: canary?.release }
  const about = (release as Partial<Record<string, string>>)[change.op] ?? null // Some changes are about none.
  return channel.parse({
    schema: 'mfe-channel/1',
    name,
    channel: channelName,
    rev,
    stable,
    ...(canary && { canary }),
    ...(disabled && { disabled }),
    ...(frozen && { frozen }),
    history: [{ rev, release: about, by, at, op: change.op }, ...before.history].slice(0, historyLength),
  })
}

/** The stable release before the present one, past those that were rolled back themselves; null when there is none. */
export function rollbackTarget({ stable, history }: Pick<Channel, 'stable' | 'history'>): string | null {
  const stables: string[] = []
  for (const { op, release } of history.toReversed()) {
    if (!release || (op !== 'promote' && op !== 'rollback')) continue
    const known = stables.lastIndexOf(release)
    if (op === 'rollback' && known >= 0) stables.length = known + 1
    else if (stables.at(-1) !== release) stables.push(release)
  }
  return stables.findLast((release) => release !== stable) ?? null
}

function canaryOf({ name, canary }: Channel): NonNullable<Channel['canary']> {
  if (!canary) throw new RegistryError('no-canary', `${name} has no canary`)
  return canary
}

function firstPointer(change: PointerChange, { name, channelName }: ChangeStamp): Channel {
  if (change.op !== 'promote') throw new RegistryError('no-stable', `${name} has no release in ${channelName} yet`)
  const { release: stable } = change
  return { schema: 'mfe-channel/1', name, channel: channelName, rev: 1, stable, history: [] }
}
