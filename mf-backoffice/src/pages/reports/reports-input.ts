export const reportStates = ['open', 'handled'] as const
export type ReportState = (typeof reportStates)[number]
export const pageSize = 20

export const reportStateOf = (parameters: URLSearchParams): ReportState =>
  reportStates.find((state) => state === parameters.get('state')) ?? 'open'
export const pageOf = (parameters: URLSearchParams): number =>
  Math.max(1, Number.parseInt(parameters.get('page') ?? '', 10) || 1)
export const reportsInput = (parameters: URLSearchParams) => ({
  query: { state: reportStateOf(parameters), limit: pageSize, offset: (pageOf(parameters) - 1) * pageSize },
})
