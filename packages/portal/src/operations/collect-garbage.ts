import { collectGarbage as collect } from '@sild/registry'
import { refuseOtherThanAll } from '../delivery/own-app.ts'
import { withRegistryRefusals, requireWritable } from '../delivery/refusals.ts'
import type { PortalHandler } from './operation.ts'

/** A release that was loaded so recently may still be open in a tab. */
const SEEN_DAYS = 14

export const collectGarbage: PortalHandler<'collectGarbage'> = async ({ body, portal, caller }) => {
  const { clock, delivery } = portal
  refuseOtherThanAll(caller)
  const storage = requireWritable(delivery.storage)
  const seen = await delivery.figures.seenInDays(SEEN_DAYS)
  const { deleted, kept, tombstoned } = await withRegistryRefusals({}, () =>
    collect(storage, { seen, now: clock.now(), dryRun: body.dryRun }),
  )
  return { kept: kept.length, tombstoned, deleted }
}
