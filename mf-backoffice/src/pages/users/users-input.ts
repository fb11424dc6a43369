import { pageQuery } from '@sild/contract/paging'
import { typedWords } from '../../shown/typed-words.ts'

export const userStates = ['all', 'suspended'] as const
export type UserState = (typeof userStates)[number]
export const pageSize = 24

export const stateOf = (parameters: URLSearchParams): UserState =>
  userStates.find((state) => state === parameters.get('state')) ?? 'all'
export const wordsOf = (parameters: URLSearchParams): string => typedWords(parameters)

export const usersInput = (parameters: URLSearchParams) => {
  const query = wordsOf(parameters)
  return { query: { state: stateOf(parameters), ...pageQuery(parameters, pageSize), ...(query && { query }) } }
}
export const userInput = (userGuid: string) => ({ params: { userGuid } })
