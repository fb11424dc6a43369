import type { Readable } from 'node:stream'
import type { Locale } from '@sild/contract/enums'
import type { ChannelName } from '@sild/registry'
import type { Clock } from '@sild/service-kit/clock'
import type { Logger } from '@sild/service-kit/log'
import type { InsightConfig } from './insight/insight-config.ts'
import type { RegistryPlace } from './remotes/registry-place.ts'
import type { OperationApi } from './rendering/page-api.ts'

/** All that the portal needs from the process that it is part of. */
export interface PortalHost {
  readonly config: PortalConfig
  readonly clock: Clock
  readonly log: Logger
  /** Calls as an anonymous guest: what every reader may see. */
  readonly createApi: (call: { locale: Locale; signal: AbortSignal }) => OperationApi
  /** Where the files of a release wait until all of them are there. */
  readonly incoming: Incoming
  readonly limits: {
    /** Counts what a browser reports. @throws rate-limited */
    countBeacon(address: string): void
    /** Whether one more document that an address reports of counts. */
    countsDocument(address: string): boolean
  }
}

export interface PortalConfig {
  /** Origin of the portal, as the browser sees it. */
  readonly publicUrl: string
  /** False on plain-http loopback only: there cookies go without `Secure` and without their prefixes. */
  readonly isSecure: boolean
  readonly uploadsUrl: string
  /** Postgres of grants and of figures. */
  readonly databaseUrl: string
  readonly dataDir: string
  readonly registry: RegistryPlace
  /** The channel of the registry that is served. */
  readonly channel: ChannelName
  /** Generation of team tokens and preview links: a new one revokes all earlier ones. */
  readonly deliveryKeyId: string
  readonly keys: {
    /** Signs team tokens and previews. */
    readonly delivery: Buffer
    /** Hashes companies to units of canaries, so that a unit does not reveal its company. */
    readonly unit: Buffer
    /** Signs documents, so that only they can report on their releases. */
    readonly documents: Buffer
  }
  /** Takes the service worker out of every browser that has it. */
  readonly isServiceWorkerOff: boolean
  readonly insight: InsightConfig
  /** Build version of the servers. */
  readonly version: string
}

export interface Incoming {
  /** Writes a stream to a new file. A broken stream leaves no file behind. @throws storage-full */
  write(content: Readable): Promise<string>
  remove(path: string): Promise<void>
}
