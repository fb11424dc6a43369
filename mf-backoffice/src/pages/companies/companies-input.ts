export const companyStates = ['all', 'failed', 'hidden'] as const
export type CompanyState = (typeof companyStates)[number]
export const pageSize = 24

export const stateOf = (parameters: URLSearchParams): CompanyState =>
  companyStates.find((state) => state === parameters.get('state')) ?? 'all'
export const wordsOf = (parameters: URLSearchParams): string => (parameters.get('query') ?? '').slice(0, 200).trim()
export const pageOf = (parameters: URLSearchParams): number =>
  Math.min(400, Math.max(1, Number.parseInt(parameters.get('page') ?? '', 10) || 1))

export const companiesInput = (parameters: URLSearchParams) => {
  const query = wordsOf(parameters)
  const offset = (pageOf(parameters) - 1) * pageSize
  return { query: { state: stateOf(parameters), limit: pageSize, offset, ...(query && { query }) } }
}
export const companyInput = (companyGuid: string) => ({ params: { companyGuid } })
