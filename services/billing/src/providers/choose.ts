import type { Kit } from '@sild/service-kit'
import type { PaymentProvider } from './provider.ts'
import { stripeProvider } from './stripe.ts'
import { testBank } from './test-bank.ts'

/** The card provider of `PAYMENT_PROVIDER`; null if it is not configured: then only bank transfers are available. */
export function chooseProvider({ clock, config }: Pick<Kit, 'clock' | 'config'>): PaymentProvider | null {
  const { keys, payments } = config
  const { now } = clock
  if (payments.provider === 'stripe') return payments.stripe && stripeProvider(payments.stripe, { now })
  return payments.testBankUrl
    ? testBank({ url: payments.testBankUrl, apiKey: keys.testBank.toString('hex'), now })
    : null
}
