import type { ApiClient } from '@sild/api-client'
import { openAnonymousSession } from '@sild/contract/bff/operations'
import { transferAnonymousViews } from '@sild/contract/search/operations'
import type { Session } from '@sild/shell-api'
import { readAnonymousToken, writeAnonymousToken } from './anonymous-token.ts'
import type { CurrentSession } from './current-session.ts'

interface GuestInput {
  api: ApiClient
  current: CurrentSession
}

/** Uses the token that this browser has from an earlier document, or a new one. */
export async function enterGuest({ api, current }: GuestInput): Promise<Session> {
  const stored = readAnonymousToken()
  if (stored) return current.enter({ kind: 'guest' }, stored)
  try {
    const { token: value, tokenExpiresAt: expiresAt, anonymousGuid } = await api.call(openAnonymousSession, {})
    writeAnonymousToken({ value, expiresAt, anonymousGuid })
    return current.enter({ kind: 'guest' }, { value, expiresAt })
  } catch {
    // Pages still work; the next call requests a token again.
    return current.enter({ kind: 'guest' }, null)
  }
}

/** Requests a new token: the server no longer accepts this browser's one. */
export function renewGuest(input: GuestInput): Promise<Session> {
  writeAnonymousToken(null)
  return enterGuest(input)
}

/** Assigns the visitor's views to the member, in the background. If it fails, only these views are lost. */
export async function handOverViews(api: ApiClient): Promise<void> {
  const visitor = readAnonymousToken()
  if (!visitor) return
  writeAnonymousToken(null)
  const { anonymousGuid } = visitor
  await api.call(transferAnonymousViews, { body: { anonymousGuid } }).catch(() => undefined)
}
