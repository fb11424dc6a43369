import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Checkout, Delivery } from './checkout.ts'
import { signEvent } from './sign-event.ts'

export interface Deliverer {
  /** Sends what happened to a checkout as `delivery` has it, in the background. */
  tell(checkout: Checkout, types: readonly string[], delivery: Delivery): void
  /** Gives up what is still on its way. */
  stop(): void
}

const LATE_MS = 15_000
const RETRY_MS = [1000, 5000, 15_000, 60_000, 300_000]

/** Sends events to the shop until it answers. */
export function createDeliverer({ webhookUrl, secret }: { webhookUrl: string; secret: string }): Deliverer {
  const stopping = new AbortController()

  async function send(checkout: Checkout, type: string, id: string): Promise<boolean> {
    const body = JSON.stringify({
      id,
      type,
      account: 'sild',
      createdAt: new Date().toISOString(),
      checkoutId: checkout.id,
    })
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'test-bank-signature': signEvent(body, { secret }) },
        body,
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(5000)]),
      })
      return response.ok
    } catch {
      return false
    }
  }
  async function sendUntilAnswered(checkout: Checkout, type: string, id: string): Promise<void> {
    for (const waitMs of [0, ...RETRY_MS]) {
      await delay(waitMs, undefined, { signal: stopping.signal, ref: false })
      if (await send(checkout, type, id)) return
    }
  }

  return {
    tell(checkout, types, delivery) {
      const run = async (): Promise<void> => {
        if (delivery === 'never') return
        if (delivery === 'late') await delay(LATE_MS, undefined, { signal: stopping.signal, ref: false })
        const ordered = delivery === 'out-of-order' ? types.toReversed() : types
        for (const type of ordered) {
          const id = `evt_${randomUUID()}`
          await sendUntilAnswered(checkout, type, id)
          if (delivery === 'twice') await sendUntilAnswered(checkout, type, id)
        }
      }
      // `stop` aborts waiting deliveries, which then reject.
      void run().catch(() => undefined)
    },
    stop: () => stopping.abort(),
  }
}
