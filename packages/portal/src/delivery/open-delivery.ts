import type { ChannelName, WritableRegistryStorage } from '@sild/registry'
import type { Clock } from '@sild/service-kit/clock'
import type { Logger } from '@sild/service-kit/log'
import type { Remotes } from '../remotes/remotes.ts'
import { openTables } from '@sild/service-kit/tables'
import type { Delivery } from './delivery.ts'
import { createDocumentMarks } from './document-marks.ts'
import { createDocumentReports } from './document-reports.ts'
import { createGate, type Gate } from './release-gate.ts'
import { createGrants } from './grants.ts'
import { createGuard } from './canary-guard.ts'
import { openIssuedGrants } from './issued-grants.ts'
import { createNetworkOf } from './network.ts'
import { createReleaseErrors } from './release-errors.ts'
import { createReleaseFigures } from './release-figures.ts'
import { createServerRenders } from './server-renders.ts'
import { deliveryTables } from './table-definitions.ts'

interface DeliveryOptions {
  channel: ChannelName
  databaseUrl: string
  /** To sign grants and documents with. */
  keys: Readonly<Record<'delivery' | 'documents', Buffer>>
  /** Whether one more document that an address reports of counts. */
  countsDocument: (address: string) => boolean
  /** Generation of the key of grants. */
  kid: string
  clock: Clock
  log: Logger
  remotes: Remotes
  storage: WritableRegistryStorage | null
}

const PATIENCE_MS = 3000
/** Schemas of the whole contract are compared: the first visitors go first. */
const REPORT_AFTER_MS = 10_000

export async function openDelivery(options: DeliveryOptions): Promise<Delivery> {
  const { channel, clock, countsDocument, databaseUrl, keys, kid, log, remotes, storage } = options
  const onError = (error: unknown): void => log.warn({ err: error }, 'delivery')
  const tables = openTables({
    url: databaseUrl,
    name: 'bff delivery',
    definition: deliveryTables,
    patienceMs: PATIENCE_MS,
    onError,
  })
  const issued = await openIssuedGrants(tables, onError)
  const figures = createReleaseFigures(tables, clock, onError)
  const errors = createReleaseErrors(tables, onError)
  const marks = createDocumentMarks({ clock, key: keys.documents })
  const networkOf = createNetworkOf(keys.documents)
  const guard = storage && createGuard({ channel, clock, figures, log, remotes, storage, tables })
  const gate = createGate(storage ?? remotes.storage)
  const reporting = setTimeout(() => void reportBroken(gate, channel, log).catch(onError), REPORT_AFTER_MS).unref()
  return {
    storage,
    gate,
    grants: createGrants({ key: keys.delivery, kid, channel, clock, issued }),
    issued,
    figures,
    errors,
    marks,
    serverRenders: createServerRenders({ networkOf, figures, errors }),
    reports: createDocumentReports({ marks, networkOf, figures, errors, countsDocument }),
    guard,
    async close() {
      clearTimeout(reporting)
      guard?.stop()
      issued.stop()
      await Promise.all([figures.stop(), errors.stop()])
      await tables.close()
    },
  }
}

/** This process may serve another API than the releases that are live were built against. */
async function reportBroken(gate: Gate, channel: ChannelName, log: Logger): Promise<void> {
  for (const [app, problems] of await gate.brokenByApi(channel))
    if (problems.length > 0) log.error({ app, problems }, 'the API has changed under a live release')
}
