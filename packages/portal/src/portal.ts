import { join } from 'node:path'
import type { Delivery } from './delivery/delivery.ts'
import { openDelivery } from './delivery/open-delivery.ts'
import type { PortalHost } from './host.ts'
import { createPreviewCookie, type PreviewCookie } from './previews/preview-cookie.ts'
import { createErrorReports, type ErrorReports } from './insight/error-reports.ts'
import { createFindFrames } from './insight/source-frames.ts'
import { siteInsight } from './insight/site-insight.ts'
import { createLastKnownGood } from './remotes/last-known-good.ts'
import { mirrorReleases } from './remotes/mirror-releases.ts'
import { openStorage } from './remotes/open-storage.ts'
import { followRemotes, type Remotes } from './remotes/remotes.ts'
import { createUnitCookie, type UnitCookie } from './remotes/unit-cookie.ts'

/** The releases, who may change them, and the cookies by which readers of a document differ. */
export interface Portal extends PortalHost {
  /** The releases that documents are made of. */
  readonly remotes: Remotes
  readonly delivery: Delivery
  readonly unitCookie: UnitCookie
  readonly previewCookie: PreviewCookie
  /** Null without an error tracker. */
  readonly errorReports: ErrorReports | null
  close(): Promise<void>
}

/** Reads the registry at once; nothing else connects before its first use. */
export async function openPortal(host: PortalHost): Promise<Portal> {
  const { clock, config, limits, log } = host
  const { channel, dataDir, isSecure, keys } = config
  const registry = await openStorage(config.registry, join(dataDir, 'registry-cache'))
  const remotes = await followRemotes({
    storage: registry.read,
    lastKnownGood: createLastKnownGood(join(dataDir, 'last-known-good.json'), channel),
    channel,
    origin: config.publicUrl,
    version: config.version,
    insight: siteInsight(config.insight),
    log,
  })
  if (config.registry.kind !== 'disk')
    mirrorReleases(remotes, (error) => log.warn({ err: error }, 'releases are not kept'))
  const delivery = await openDelivery({
    channel,
    clock,
    databaseUrl: config.databaseUrl,
    countsDocument: limits.countsDocument,
    keys,
    kid: config.deliveryKeyId,
    log,
    remotes,
    storage: registry.write,
  })
  const dsn = config.insight.errorsDsn
  const findFrames = createFindFrames(remotes.storage)
  const errorReports =
    dsn === null ? null : createErrorReports({ dsn, publicUrl: config.publicUrl, channel, findFrames, clock, log })
  return {
    ...host,
    remotes,
    delivery,
    unitCookie: createUnitCookie({ isSecure, key: keys.unit }),
    previewCookie: createPreviewCookie({ isSecure, key: keys.delivery, grants: delivery.grants }),
    errorReports,
    async close() {
      await errorReports?.close()
      remotes.stop()
      await delivery.close()
    },
  }
}
