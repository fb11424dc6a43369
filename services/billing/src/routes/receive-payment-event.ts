import { AppError, type RawBody } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { insertEvent } from '../models/payment-event.ts'
import { type PaymentProvider, type ProviderEvent, SignatureError } from '../providers/provider.ts'

export const receivePaymentEventRoute = serve('receivePaymentEvent', ({ deps, params, raw, transaction }) => {
  const { provider } = deps
  if (provider?.name !== params.provider) throw new AppError('signature-refused')
  const { eventId, providerRef, type } = readEvent(provider, raw)
  return transaction(async (trx) => {
    // A repeated event is acknowledged again and changes nothing.
    const isNew = await insertEvent(trx, { provider: provider.name, eventId, type, providerRef })
    if (isNew) await deps.outbox.add(trx, 'apply-payment-event', { provider: provider.name, eventId })
    return { acknowledged: true as const }
  })
})

/** @throws signature-refused */
function readEvent(provider: PaymentProvider, { bytes, headers }: RawBody): ProviderEvent {
  try {
    return provider.readEvent(bytes, headers)
  } catch (error) {
    throw error instanceof SignatureError ? new AppError('signature-refused', { cause: error }) : error
  }
}
