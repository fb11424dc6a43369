import type { RenderedState } from '../rendering/page-api.ts'

/** The state that browsers hydrate pages with, stored apart from the pages. */
export interface PageStates {
  keep(state: RenderedState): void
  /** The answer for an address: the result of `make`, called once. Null when the state is not here. */
  answer(address: string, make: (json: string) => Buffer): Buffer | null
}
interface PageStatesOptions {
  maxBytes: number
  maxAgeMs: number
  now?: () => number
}
interface CachedState {
  json: string
  answer: Buffer | null
  until: number
}

export function createPageStates({ maxBytes, maxAgeMs, now = () => performance.now() }: PageStatesOptions): PageStates {
  const cached = new Map<string, CachedState>()
  let cachedBytes = 0
  const sizeOf = ({ answer, json }: CachedState): number => answer?.length ?? json.length
  const drop = (address: string): void => {
    const state = cached.get(address)
    if (state && cached.delete(address)) cachedBytes -= sizeOf(state)
  }
  /** Moves a state to the end of the order of eviction. */
  const cacheLast = (address: string, state: CachedState): void => {
    drop(address)
    cached.set(address, state)
    cachedBytes += sizeOf(state)
    for (const [oldest, { until }] of cached) {
      if (cachedBytes <= maxBytes && until > now()) break
      drop(oldest)
    }
  }
  return {
    keep({ address, json }) {
      const { answer = null } = cached.get(address) ?? {}
      cacheLast(address, { json, answer, until: now() + maxAgeMs })
    },
    answer(address, make) {
      const state = cached.get(address)
      if (!state || state.until <= now()) return null
      const answer = state.answer ?? make(state.json)
      // The text is in it.
      drop(address)
      cached.set(address, { ...state, json: '', answer })
      cachedBytes += answer.length
      return answer
    },
  }
}
