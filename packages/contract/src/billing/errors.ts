import type { ErrorTable } from '../error-kinds.ts'

export const errors = {
  'plan-limit-reached': 'payment-required',
  'quota-exceeded': 'payment-required',
  'promo-code-used': 'conflict',
  'option-not-found': 'not-found',
  'promo-code-not-found': 'not-found',
  'statement-unreadable': 'invalid',
  'plan-not-found': 'not-found',
  'plan-not-available': 'conflict',
  'plan-runs': 'conflict',
  'publication-not-promotable': 'conflict',
  'order-open': 'conflict',
  'payment-not-found': 'not-found',
  'invoice-not-found': 'not-found',
  'payment-settled': 'conflict',
  'payment-not-transfer': 'conflict',
  'payment-not-paid': 'conflict',
  'refund-above-paid': 'conflict',
  'difference-not-found': 'not-found',
  'provider-unavailable': 'unavailable',
  'signature-refused': 'forbidden',
} as const satisfies ErrorTable
