export { type Bank, type BankOptions, startTestBank } from './start-test-bank.ts'
export { type Checkout, deliveries, type Delivery, type Outcome, outcomes } from './checkout.ts'
export { signEvent } from './sign-event.ts'
