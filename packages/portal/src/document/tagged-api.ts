import { ApiError } from '@sild/api-client'
import { findOperation } from '@sild/contract/operations'
import type { OperationApi, PageApi } from '../rendering/page-api.ts'

export interface TaggedApi {
  api: PageApi
  tags: Set<string>
}

const quotedGuid = /"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g
/** A page of results names every card it shows; more than this outdates by time alone. */
const maxTags = 400

/** The tags of an answer: its operation, and every guid in its text. */
export function tagsOf(operation: string, text: string): Set<string> {
  const tags = new Set([operation])
  for (const [, guid] of text.matchAll(quotedGuid)) {
    if (tags.size > maxTags) break
    tags.add(guid!) // The pattern has it.
  }
  return tags
}

/** Notes what a page is made of while its loaders call. */
export function tagCalls(api: OperationApi): TaggedApi {
  const tags = new Set<string>()
  return {
    tags,
    api: {
      async call(endpoint, input) {
        const operation = findOperation(endpoint)
        if (!operation) throw new ApiError('not-found', { status: 404 })
        const text = await api.call(operation, input)
        for (const tag of tagsOf(operation.name, text)) tags.add(tag)
        return text
      },
    },
  }
}

/** `publication:<guid>` and the bare guid are the same thing. */
export const plainTag = (tag: string): string => tag.slice(tag.indexOf(':') + 1)
