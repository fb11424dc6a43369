import type { Kit } from '@sild/service-kit'
import type { PaymentProvider } from './provider.ts'
import { stripeProvider } from './stripe.ts'
import { testBank } from './test-bank.ts'

/** Who takes payments, by `PAYMENT_PROVIDER`; null where it is not set up: bank transfers are left. */
export function chooseProvider({ clock, config }: Pick<Kit, 'clock' | 'config'>): PaymentProvider | null {
  const { keys, payments } = config
  const { now } = clock
  if (payments.provider === 'stripe') return payments.stripe && stripeProvider(payments.stripe, { now })
  return payments.testBankUrl
    ? testBank({ url: payments.testBankUrl, apiKey: keys.testBank.toString('hex'), now })
    : null
}
