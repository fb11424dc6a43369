export interface Token {
  value: string
  expiresAt: string
}

/** Of a visitor, with the guid under which the server keeps what he has seen. */
export interface AnonymousToken extends Token {
  anonymousGuid: string
}

const storageKey = 'sild.anonymous'

/** The only token that outlives a document: it says nothing but that this browser was here before. */
export function readAnonymousToken(): AnonymousToken | null {
  try {
    const { value, expiresAt, anonymousGuid } = JSON.parse(
      localStorage.getItem(storageKey) ?? '{}',
    ) as Partial<AnonymousToken>
    const isGood = value && anonymousGuid && expiresAt && Date.parse(expiresAt) > Date.now()
    return isGood ? { value, expiresAt, anonymousGuid } : null
  } catch {
    return null
  }
}

export function writeAnonymousToken(token: AnonymousToken | null): void {
  try {
    if (token) localStorage.setItem(storageKey, JSON.stringify(token))
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage every document asks for its own.
  }
}
