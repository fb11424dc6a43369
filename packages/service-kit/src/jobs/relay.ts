import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '../log.ts'
import type { Notifications } from '../notifications.ts'
import { outboxChannel } from '../outbox.ts'
import { REST_ABOVE, REST_MS } from '../wake.ts'
import { rebuildBatch } from './rebuild-batch.ts'
import { BATCH, type Outlet, relayBatch } from './relay-batch.ts'

export interface Relay {
  start(): Promise<void>
  /** Moves all due rows. */
  drain(): Promise<void>
  /** Adds jobs again that were moved and that no worker completed. */
  rebuild(): Promise<void>
  stop(): Promise<void>
}

export interface RelayOptions extends Outlet {
  notifications: Notifications
  log: Logger
}

const POLL_MS = 1000
const REBUILD_EVERY_MS = 20_000

/** Moves jobs from the outbox of one service to their queues. Any number of relays may run. */
export function createRelay(options: RelayOptions): Relay {
  const { service, queues, notifications, log } = options
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWanted = false
  let rebuiltAt = performance.now()
  let stopListening: (() => void) | undefined

  const rebuild = async (): Promise<void> => {
    while ((await rebuildBatch(options)) === BATCH);
  }
  const work = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false
      try {
        let relayed = 0
        for (let batch = BATCH; batch === BATCH; relayed += batch) batch = await relayBatch(options)
        if (queues.canForget && performance.now() - rebuiltAt > REBUILD_EVERY_MS) {
          rebuiltAt = performance.now()
          await rebuild()
        }
        if (relayed > REST_ABOVE) await delay(REST_MS)
      } catch (error) {
        log.warn({ err: error }, 'relay failed, the next poll tries again')
      }
    }
  }
  const run = (): Promise<void> => {
    isWanted = true
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }

  const wake = (): void => void run()

  return {
    async start() {
      stopListening = await notifications.listen(outboxChannel(service), { receive: wake, missed: wake })
      timer = setInterval(wake, POLL_MS)
      wake()
    },
    drain: run,
    rebuild,
    async stop() {
      clearInterval(timer)
      stopListening?.()
      await running
    },
  }
}
