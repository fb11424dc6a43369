import type { LiveMessage, LiveTarget } from '@sild/contract/live'
import type { Transaction } from './transaction.ts'
import type { Notifications } from './notifications.ts'
import { afterCommit } from './open-transaction.ts'

export type LiveEnvelope = LiveMessage & { to: LiveTarget }

export interface Live {
  /** Sends a message to every BFF once the transaction is committed, and never when it is rolled back. */
  publish(trx: Transaction, message: LiveEnvelope): void
  /** Calls `receive` with every published message, and `missed` after a lost connection. @returns a function that stops */
  subscribe(receive: (message: LiveEnvelope) => void, missed?: () => void): Promise<() => void>
}

const LIVE_CHANNEL = 'sild_live'
/** Postgres refuses notifications from 8000 bytes. */
const MAX_BYTES = 7500

/** A live message is a courtesy: losing one costs a poll, so failing to send never fails the operation. */
export function createLive(notifications: Notifications, onError: (error: unknown) => void): Live {
  return {
    publish(trx, message) {
      const text = JSON.stringify(message)
      if (Buffer.byteLength(text) > MAX_BYTES)
        throw new RangeError(`A live message of type ${message.type} is larger than ${MAX_BYTES} bytes`)
      afterCommit(trx, () => notifications.send(LIVE_CHANNEL, text).catch(onError))
    },
    subscribe: (receive, missed = () => undefined) =>
      // Only `tell` writes to the channel.
      notifications.listen(LIVE_CHANNEL, { receive: (text) => receive(JSON.parse(text) as LiveEnvelope), missed }),
  }
}
