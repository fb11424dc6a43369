import { visitorKey } from '../marks/marks.ts'

export interface Token {
  value: string
  expiresAt: string
}

/** A visitor's token, with the guid under which the server stores their views. */
export interface AnonymousToken extends Token {
  anonymousGuid: string
}

/** The only token that outlives a document: it only shows that this browser was here before. */
export function readAnonymousToken(): AnonymousToken | null {
  try {
    // Each field is checked below.
    const { value, expiresAt, anonymousGuid } = JSON.parse(
      localStorage.getItem(visitorKey) ?? '{}',
    ) as Partial<AnonymousToken>
    const isGood = value && anonymousGuid && expiresAt && Date.parse(expiresAt) > Date.now()
    return isGood ? { value, expiresAt, anonymousGuid } : null
  } catch {
    return null
  }
}

export function writeAnonymousToken(token: AnonymousToken | null): void {
  try {
    if (token) localStorage.setItem(visitorKey, JSON.stringify(token))
    else localStorage.removeItem(visitorKey)
  } catch {
    // Without storage every document requests its own token.
  }
}
