import { type PaymentStatus, paymentStatuses } from '@sild/contract/billing/enums'

export const pageSize = 20

export const views = ['payments', 'differences', 'codes', 'log', 'revenue'] as const
export type View = (typeof views)[number]
export const viewOf = (parameters: URLSearchParams): View =>
  views.find((view) => view === parameters.get('view')) ?? 'payments'

export const statusOf = (parameters: URLSearchParams): PaymentStatus | undefined =>
  paymentStatuses.find((status) => status === parameters.get('status'))
export const wordsOf = (parameters: URLSearchParams): string => (parameters.get('query') ?? '').slice(0, 100)
export const pageOf = (parameters: URLSearchParams): number =>
  Math.max(1, Math.min(500, Number.parseInt(parameters.get('page') ?? '', 10) || 1))

export const paymentsInput = (parameters: URLSearchParams) => {
  const [status, query] = [statusOf(parameters), wordsOf(parameters)]
  return {
    query: {
      limit: pageSize,
      offset: (pageOf(parameters) - 1) * pageSize,
      ...(status && { status }),
      ...(query && { query }),
    },
  }
}

export const actionsInput = (parameters: URLSearchParams) => ({
  query: { limit: pageSize, offset: (pageOf(parameters) - 1) * pageSize },
})
