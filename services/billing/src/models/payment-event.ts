import { type Connection, run, sql, type Transaction } from '@sild/service-kit'

/** An event of a provider. Its data about the payment is not stored: a job requests that from the provider. */
export interface PaymentEvent {
  readonly provider: string
  readonly eventId: string
  readonly type: string
  readonly providerRef: string | null
}

/** Stores the event. False if it was received before. */
export async function insertEvent(
  trx: Transaction,
  { eventId, provider, providerRef, type }: PaymentEvent,
): Promise<boolean> {
  const stored = await run(
    trx,
    sql`insert into payment_events (provider, event_id, type, provider_ref) values (${provider}, ${eventId}, ${type}, ${providerRef})
        on conflict do nothing returning 1`,
  )
  return stored.length > 0
}

type EventKey = Pick<PaymentEvent, 'eventId' | 'provider'>

export async function findEventRef(connection: Connection, { eventId, provider }: EventKey): Promise<string | null> {
  const [event] = await run<{ ref: string | null }>(
    connection,
    sql`select provider_ref as ref from payment_events where provider = ${provider} and event_id = ${eventId}`,
  )
  return event?.ref ?? null
}

export const markApplied = async (trx: Transaction, { eventId, provider }: EventKey): Promise<void> =>
  void (await run(
    trx,
    sql`update payment_events set applied_at = now() where provider = ${provider} and event_id = ${eventId}`,
  ))
