import type { Reply } from '@sild/contract/schemas'

import type { Outcome } from './command.ts'
import { facts } from './table.ts'

/** The releases of an app after a change, and the command that reverts it. */
export function pointerOutcome(done: string, reply: Reply<'promoteRelease'>): Outcome {
  const { canary, disabled, frozen, name, rev, stable, channel } = reply.channel
  const text = facts([
    [name, `${channel}, revision ${rev}`],
    ['stable', stable],
    ['canary', canary && `${canary.release} for ${canary.percent} %`],
    ['disabled', disabled?.reason],
    ['frozen', frozen ? 'yes' : null],
    ['undo', reply.undo],
  ])
  return { result: reply, text: `${done}\n\n${text}` }
}
