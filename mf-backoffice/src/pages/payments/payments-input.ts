import { type PaymentStatus, paymentStatuses } from '@sild/contract/billing/enums'
import { pageQuery } from '@sild/contract/paging'
import { typedWords } from '../../shown/typed-words.ts'

export const pageSize = 20

export const views = ['payments', 'differences', 'tax', 'codes', 'log', 'revenue'] as const
export type View = (typeof views)[number]
export const viewOf = (parameters: URLSearchParams): View =>
  views.find((view) => view === parameters.get('view')) ?? 'payments'

export const statusOf = (parameters: URLSearchParams): PaymentStatus | undefined =>
  paymentStatuses.find((status) => status === parameters.get('status'))
export const wordsOf = (parameters: URLSearchParams): string => typedWords(parameters, 100)

export const paymentsInput = (parameters: URLSearchParams) => {
  const [status, query] = [statusOf(parameters), wordsOf(parameters)]
  return {
    query: {
      ...pageQuery(parameters, pageSize),
      ...(status && { status }),
      ...(query && { query }),
    },
  }
}

export const actionsInput = (parameters: URLSearchParams) => ({
  query: pageQuery(parameters, pageSize),
})

export const waitingTaxInput = { query: { state: 'waiting', limit: 100 } } as const
export const decidedTaxInput = { query: { state: 'decided', limit: pageSize } } as const
