import { pageOf, pageSize } from './payments-input.ts'

export const actionsInput = (parameters: URLSearchParams) => ({
  query: { limit: pageSize, offset: (pageOf(parameters) - 1) * pageSize },
})
