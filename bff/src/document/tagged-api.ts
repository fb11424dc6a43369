import type { ApiClient } from '@sild/api-client'

export interface TaggedApi {
  api: ApiClient
  tags: Set<string>
}

const guidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const guidLength = 36
/** A page of results names every card it shows; more than this outdates by time alone. */
const maxTags = 400

function collect(value: unknown, found: Set<string>): void {
  if (found.size >= maxTags) return
  if (typeof value === 'string') {
    if (value.length === guidLength && guidPattern.test(value)) found.add(value)
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, found)
  } else if (value !== null && typeof value === 'object') {
    for (const item of Object.values(value)) collect(item, found)
  }
}

/** Notes what a page is made of while its loaders call: the operations, and everything with a guid that they returned. */
export function tagCalls(api: ApiClient): TaggedApi {
  const tags = new Set<string>()
  return {
    tags,
    api: {
      call: async (operation, input) => {
        tags.add(operation.name)
        const reply = await api.call(operation, input)
        collect(reply, tags)
        return reply
      },
    },
  }
}

/** `publication:<guid>` and the bare guid are the same thing. */
export const plainTag = (tag: string): string => tag.slice(tag.indexOf(':') + 1)
