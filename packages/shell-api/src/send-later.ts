import type { InputOf } from '@sild/api-client'
import type { Endpoint } from '@sild/contract/operation'
import { useSession } from '@sild/shell-api'
import { draftOwner } from './draft-storage.ts'
import { readOutbox, writeOutbox } from './outbox.ts'

/**
 * Keeps a call until there is a connection; the key makes it take effect once, also where the lost answer was an answer. Returns false
 * where the browser has one, so that a person decides, and for a guest, of whom nothing is kept.
 */
export function useSendLater() {
  const owner = draftOwner(useSession())
  return <Called extends Endpoint>(operation: Called, input: InputOf<Called>, key: string): boolean => {
    if (navigator.onLine || owner === null || owner === 'guest') return false
    const others = readOutbox(owner).filter((call) => call.key !== key)
    const { method, path } = operation
    writeOutbox(owner, [...others, { key, method, path, input }])
    return true
  }
}
