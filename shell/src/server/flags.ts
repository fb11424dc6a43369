import type { ApiClient } from '@sild/api-client'
import { listFlags } from '@sild/contract/content/flag-operations'
import { type FlagKey, initialFlags } from '@sild/contract/content/flags'

/** Never rejects. */
export type AskFlags = (api: ApiClient) => Promise<readonly FlagKey[]>

/** Maximum delay of a page for its flags. */
const deadlineMs = 500
/** Pause before the next query to a service that did not respond. */
const patienceMs = 2000

/**
 * The flags that are on globally. Each document queries them, so that it is rendered again when they change; the portal
 * caches the reply. If the service does not respond, the last known flags apply, or else the initial flags of the code.
 */
export function createFlags(now: () => number = () => performance.now()): AskFlags {
  let known = initialFlags
  let askedFrom = -Infinity
  return async (api) => {
    if (now() < askedFrom) return known
    try {
      known = (await api.call(listFlags, { signal: AbortSignal.timeout(deadlineMs) })).list
    } catch {
      askedFrom = now() + patienceMs
    }
    return known
  }
}
