import { pageQuery } from '@sild/contract/paging'
import { typedWords } from '../../shown/typed-words.ts'

export const companyStates = ['all', 'failed', 'hidden'] as const
export type CompanyState = (typeof companyStates)[number]
export const pageSize = 24

export const stateOf = (parameters: URLSearchParams): CompanyState =>
  companyStates.find((state) => state === parameters.get('state')) ?? 'all'
export const wordsOf = (parameters: URLSearchParams): string => typedWords(parameters)

export const companiesInput = (parameters: URLSearchParams) => {
  const query = wordsOf(parameters)
  return { query: { state: stateOf(parameters), ...pageQuery(parameters, pageSize), ...(query && { query }) } }
}
export const companyInput = (companyGuid: string) => ({ params: { companyGuid } })
