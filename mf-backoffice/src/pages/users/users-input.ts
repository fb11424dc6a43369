import { pageQuery } from '@sild/contract/paging'

export const userStates = ['all', 'suspended'] as const
export type UserState = (typeof userStates)[number]
export const pageSize = 24

export const stateOf = (parameters: URLSearchParams): UserState =>
  userStates.find((state) => state === parameters.get('state')) ?? 'all'
export const wordsOf = (parameters: URLSearchParams): string => (parameters.get('query') ?? '').slice(0, 200).trim()

export const usersInput = (parameters: URLSearchParams) => {
  const query = wordsOf(parameters)
  return { query: { state: stateOf(parameters), ...pageQuery(parameters, pageSize), ...(query && { query }) } }
}
export const userInput = (userGuid: string) => ({ params: { userGuid } })
