import type { ApiClient } from '@sild/api-client'
import { isApiError } from '@sild/api-client'
import type { Endpoint } from '@sild/contract/operation'
import { readDraft, removeDraft, writeDraft } from './draft-storage.ts'

/** A call that waits for the connection, as stored in this browser. */
interface WaitingCall {
  key: string
  method: Endpoint['method']
  path: string
  input: object
}
const storedAs = 'outbox'

const isWaiting = (stored: unknown): stored is WaitingCall =>
  typeof stored === 'object' &&
  stored !== null &&
  ['key', 'method', 'path'].every((name) => typeof Reflect.get(stored, name) === 'string') &&
  typeof Reflect.get(stored, 'input') === 'object'

export function readOutbox(owner: string): readonly WaitingCall[] {
  const stored = readDraft(owner, storedAs)
  return Array.isArray(stored) ? stored.filter((call) => isWaiting(call)) : []
}
export const writeOutbox = (owner: string, calls: readonly WaitingCall[]): void =>
  calls.length > 0 ? writeDraft(owner, storedAs, calls) : removeDraft(owner, storedAs)

export interface Sendings {
  api: ApiClient
  owner: string
  onSent: (call: Pick<WaitingCall, 'path'>) => void
  onRefused: (error: Error) => void
}

/** Sends what waits, in its order, one tab at a time; what is refused does not wait any more. */
export const sendOutbox = ({ api, onRefused, onSent, owner }: Sendings): Promise<void> =>
  navigator.locks.request('sild.outbox', async () => {
    for (const { input, key, method, path } of readOutbox(owner)) {
      try {
        await api.call({ method, path }, { ...input, idempotencyKey: key })
        onSent({ path })
      } catch (error) {
        // The server has not spoken yet.
        if (!isApiError(error) || error.isOffline || error.status >= 500 || error.status === 429) return
        onRefused(error)
      }
      writeOutbox(
        owner,
        readOutbox(owner).filter((call) => call.key !== key),
      )
    }
  })
