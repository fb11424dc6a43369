import type { ErrorTable } from '../error-kinds.ts'

export const errors = {
  'plan-limit-reached': 'payment-required',
  'quota-exceeded': 'payment-required',
  'promo-code-used': 'conflict',
} as const satisfies ErrorTable
