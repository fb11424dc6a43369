export { type Bank, type BankOptions, startTestBank } from './start-test-bank.ts'
export type { Checkout, Delivery, Outcome } from './checkout.ts'
export { signEvent } from './sign-event.ts'
