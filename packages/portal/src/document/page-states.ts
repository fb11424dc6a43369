import type { RenderedState } from '../rendering/page-api.ts'

/** The state that browsers hydrate pages with, stored apart from the pages. */
export interface PageStates {
  keep(state: RenderedState): void
  /** The answer for an address: the result of `make`, called once. Null when the state is not here. */
  answer(address: string, make: (json: string) => Buffer): Buffer | null
}
interface PageStatesOptions {
  mostBytes: number
  maxAgeMs: number
  now?: () => number
}
interface KeptState {
  json: string
  answer: Buffer | null
  until: number
}

export function createPageStates({
  mostBytes,
  maxAgeMs,
  now = () => performance.now(),
}: PageStatesOptions): PageStates {
  const kept = new Map<string, KeptState>()
  let keptBytes = 0
  const sizeOf = ({ answer, json }: KeptState): number => answer?.length ?? json.length
  const drop = (address: string): void => {
    const state = kept.get(address)
    if (state && kept.delete(address)) keptBytes -= sizeOf(state)
  }
  /** Moves a state to the end of the order of eviction. */
  const keepLast = (address: string, state: KeptState): void => {
    drop(address)
    kept.set(address, state)
    keptBytes += sizeOf(state)
    for (const [oldest, { until }] of kept) {
      if (keptBytes <= mostBytes && until > now()) break
      drop(oldest)
    }
  }
  return {
    keep({ address, json }) {
      const { answer = null } = kept.get(address) ?? {}
      keepLast(address, { json, answer, until: now() + maxAgeMs })
    },
    answer(address, make) {
      const state = kept.get(address)
      if (!state || state.until <= now()) return null
      const answer = state.answer ?? make(state.json)
      // The text is in it.
      drop(address)
      kept.set(address, { ...state, json: '', answer })
      keptBytes += answer.length
      return answer
    },
  }
}
