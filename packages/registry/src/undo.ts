import type { Channel, ChannelName } from './channel.ts'
import type { PointerChange } from './pointer.ts'

/** The changes that lead from one pointer to what another pointed to. A canary that is started again has a new salt. */
export function stepsTo(from: Channel, to: Channel): PointerChange[] {
  const steps: PointerChange[] = []
  let { canary, disabled, frozen } = from
  const enable = () => {
    steps.push({ op: 'enable' })
    disabled = undefined
    frozen = undefined
  }

  if (from.stable !== to.stable) {
    steps.push({ op: 'rollback', release: to.stable })
    canary = undefined
  }
  if (canary && !to.canary) steps.push({ op: 'rollback' })
  if (to.canary) {
    const { release, percent, guard } = to.canary
    const isOther = canary?.release !== release
    if (frozen && (isOther || canary?.percent !== percent)) enable()
    if (isOther) steps.push({ op: 'canary', release, percent, ...(guard && { guard }) })
    else if (canary?.percent !== percent) steps.push({ op: 'ramp', percent })
  }
  if ((disabled && !to.disabled) || (frozen && !to.frozen)) enable()
  if (to.disabled && disabled?.reason !== to.disabled.reason) steps.push({ op: 'disable', reason: to.disabled.reason })
  if (to.frozen && !frozen) steps.push({ op: 'freeze' })
  return steps
}

/** A change as it is typed on the command line. */
export function commandOf(name: string, change: PointerChange, channelName?: ChannelName): string {
  return ['npx sild', ...words(name, change), ...(channelName ? ['--channel', channelName] : [])].join(' ')
}

/** What takes a change back, typed on the command line; empty when nothing was there before, or nothing has changed. */
export const undoCommand = (before: Channel | null, after: Channel, channelName?: ChannelName): string =>
  before
    ? stepsTo(after, before)
        .map((step) => commandOf(after.name, step, channelName))
        .join(' && ')
    : ''

function words(name: string, change: PointerChange): string[] {
  switch (change.op) {
    case 'promote':
      return ['promote', `${name}@${change.release}`]
    case 'canary':
      return ['canary', `${name}@${change.release}`, '--pct', String(change.percent)]
    case 'ramp':
      return ['ramp', name, String(change.percent)]
    case 'rollback':
      return ['rollback', name, ...(change.release ? ['--to', change.release] : [])]
    case 'disable':
      return ['disable', name, '--reason', `'${change.reason.replaceAll("'", `'\\''`)}'`]
    case 'enable':
    case 'freeze':
      return [change.op, name]
  }
}
