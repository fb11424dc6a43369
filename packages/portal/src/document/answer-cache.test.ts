import { operations } from '@sild/contract/operations'
import { expect, it } from 'vitest'
import type { OperationApi } from '../rendering/page-api.ts'
import { createAnswerCache } from './answer-cache.ts'

const { getUser, listCategories } = operations
const guid = '0198c0de-0000-7000-8000-000000000001'

function countingApi(): OperationApi {
  let asked = 0
  return { call: async () => JSON.stringify({ result: { guid, asked: (asked += 1) } }) }
}
const times = async (answer: Promise<string>): Promise<number> => JSON.parse(await answer).result.asked

it('calls once for a reply that is the same for all, in each language', async () => {
  const answers = createAnswerCache()
  const api = countingApi()
  expect(await times(answers.before(api, 'en').call(listCategories, {}))).toBe(1)
  expect(await times(answers.before(api, 'en').call(listCategories, {}))).toBe(1)
  expect(await times(answers.before(api, 'et').call(listCategories, {}))).toBe(2)
})

it('calls each time for a reply of a caller, or with parameters', async () => {
  const api = createAnswerCache().before(countingApi(), 'en')
  expect(await times(api.call(getUser, {}))).toBe(1)
  expect(await times(api.call(getUser, {}))).toBe(2)
  expect(await times(api.call(listCategories, { query: { page: 2 } }))).toBe(3)
  expect(await times(api.call(listCategories, { query: { page: 2 } }))).toBe(4)
})

it('calls again once something in it has changed', async () => {
  const { before, purge } = createAnswerCache()
  const api = before(countingApi(), 'en')
  await api.call(listCategories, {})
  purge(['another'])
  expect(await times(api.call(listCategories, {}))).toBe(1)
  purge([guid])
  expect(await times(api.call(listCategories, {}))).toBe(2)
  purge(['listCategories'])
  expect(await times(api.call(listCategories, {}))).toBe(3)
})
