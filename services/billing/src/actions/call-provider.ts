import { AppError } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'
import { type PaymentProvider, ProviderUnavailableError } from '../providers/provider.ts'

/** Calls the provider of cards, outside any transaction. @throws provider-unavailable, ProviderRefusedError of a refund */
export async function callProvider<Answer>(
  { provider }: Pick<BillingDeps, 'provider'>,
  ask: (provider: PaymentProvider) => Promise<Answer>,
): Promise<Answer> {
  if (!provider) throw new AppError('provider-unavailable')
  try {
    return await ask(provider)
  } catch (error) {
    throw error instanceof ProviderUnavailableError ? new AppError('provider-unavailable', { cause: error }) : error
  }
}
