import type { DeliveryChange } from '@sild/contract/delivery/shapes'
import { type AuditRecord, type Channel, listAudit } from '@sild/registry'
import { versionsOf } from '../delivery/versions-of.ts'
import type { PortalHandler } from './operation.ts'

const PAGE = 50

/** Changes of an app's pointer with their authors, the newest first. Pass `before` for the next page. */
export const listDeliveryChanges: PortalHandler<'listDeliveryChanges'> = async ({ portal, params: { app }, query }) => {
  const { registry, storage } = portal.remotes
  const channel = query.channel ?? portal.config.channel
  const records = await listAudit(storage, channel, app, {
    limit: PAGE + 1,
    ...(query.before !== undefined && { before: query.before }),
  })
  const pointer = await registry.readChannel(channel, app)
  const changes = records.slice(0, PAGE).map((record) => shownChange(record, pointer))
  const releases = changes.flatMap(({ release }) => release ?? [])
  const versions = await versionsOf(registry, app, releases)
  return {
    changes: changes.map((each) => ({ ...each, version: (each.release && versions.get(each.release)) ?? null })),
    hasMore: records.length > PAGE,
  }
}

/** What a ramp or a rollback was about says the history of the pointer, as far back as it goes. */
function shownChange({ at, by, change, rev }: AuditRecord, pointer: Channel | null): Omit<DeliveryChange, 'version'> {
  const known = pointer?.history.find((each) => each.rev === rev)?.release ?? null
  return {
    rev,
    operation: change.op,
    release: 'release' in change ? (change.release ?? known) : known,
    percent: 'percent' in change ? change.percent : null,
    reason: 'reason' in change ? change.reason : null,
    by,
    at,
  }
}
