import { pageQuery } from '@sild/contract/paging'
import { pageSize } from '../reports/reports-input.ts'

export const appealStates = ['open', 'answered'] as const
export type AppealState = (typeof appealStates)[number]

export const appealStateOf = (parameters: URLSearchParams): AppealState =>
  appealStates.find((state) => state === parameters.get('state')) ?? 'open'
export const appealsInput = (parameters: URLSearchParams) => ({
  query: { state: appealStateOf(parameters), ...pageQuery(parameters, pageSize) },
})
