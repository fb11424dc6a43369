import type { Reply } from '@sild/contract/schemas'
import { applyChange, commandOf, type PointerChange, undoCommand } from '@sild/registry'
import type { Delivering } from './delivery.ts'
import { type AppCall, ownApp } from './own-app.ts'
import { withRegistryRefusals, requireWritable } from './refusals.ts'

export interface PointerCall extends AppCall {
  readonly portal: Delivering
  readonly body: AppCall['body'] & { readonly expectedRev?: number }
}

/** Changes what an app points to. New documents of this process have it when the reply is out, those of others seconds later. */
export async function changePointer(call: PointerCall, change: PointerChange): Promise<Reply<'promoteRelease'>> {
  const { app, by, channel } = ownApp(call)
  const { config, delivery, log, remotes } = call.portal
  const { after, before } = await withRegistryRefusals({ app, release: `${app}@${releaseIn(change)}` }, () =>
    applyChange(requireWritable(delivery.storage), channel, app, change, { by, expectedRev: call.body.expectedRev }),
  )
  log.info({ app, channel, change, by, rev: after.rev }, 'pointer changed')
  if (channel === config.channel) await remotes.refresh()
  const named = channel === config.channel ? undefined : channel
  const takesBackTheFirst = commandOf(app, { op: 'disable', reason: 'Taken back' }, named)
  return { channel: after, undo: before || app === 'shell' ? undoCommand(before, after, named) : takesBackTheFirst }
}

const releaseIn = (change: PointerChange): string => ('release' in change && change.release) || ''
