import type { Kit } from '@sild/service-kit'
import type { PaymentProvider } from './provider.ts'
import { testBank } from './test-bank.ts'

/** Who takes payments, by `PAYMENT_PROVIDER`; null where none has an address: bank transfers are left. */
export function chooseProvider({ clock, config }: Pick<Kit, 'clock' | 'config'>): PaymentProvider | null {
  const { keys, payments } = config
  if (payments.provider !== 'test-bank' || !payments.testBankUrl) return null
  return testBank({ url: payments.testBankUrl, apiKey: keys.testBank.toString('hex'), now: clock.now })
}
