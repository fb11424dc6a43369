import { pageQuery } from '@sild/contract/paging'

export const reportStates = ['open', 'handled'] as const
export type ReportState = (typeof reportStates)[number]
export const pageSize = 20

export const reportStateOf = (parameters: URLSearchParams): ReportState =>
  reportStates.find((state) => state === parameters.get('state')) ?? 'open'
export const reportsInput = (parameters: URLSearchParams) => ({
  query: { state: reportStateOf(parameters), ...pageQuery(parameters, pageSize) },
})
