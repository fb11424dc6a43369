import type { Locale } from '@sild/contract/enums'
import type { Operation } from '@sild/contract/operation'
import type { OperationApi } from '../rendering/page-api.ts'
import { tagsOf } from './tagged-api.ts'
import { createTaggedCache } from './tagged-cache.ts'

export interface AnswerCache {
  /** An API that calls through only for answers that are not cached. */
  before(api: OperationApi, locale: Locale): OperationApi
  purge(tags: readonly string[]): void
}

/** A page that holds one is kept for a minute more. */
const options = { maxBytes: 4 * 1024 * 1024, maxAgeMs: 5000 }

/** Answers to what all pages ask in the same words, the list of categories for one. They are outdated by the same changes as pages. */
export function createAnswerCache(): AnswerCache {
  const cache = createTaggedCache<string>(options)
  return {
    purge: cache.purge,
    before: (api, locale) => ({
      async call(operation, input) {
        const { isShared, name }: Operation = operation
        if (!isShared || Object.keys(input).length > 0) return api.call(operation, input)
        const ask = async () => {
          const value = await api.call(operation, input)
          return { value, bytes: 2 * value.length, tags: tagsOf(name, value) }
        }
        return (await cache.get(`${locale} ${name}`, ask)) as string // `ask` always returns a value that can be cached.
      },
    }),
  }
}
