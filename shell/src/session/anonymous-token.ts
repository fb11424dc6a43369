export interface Token {
  value: string
  expiresAt: string
}

const storageKey = 'sild.anonymous'

/** The only token that outlives a document: it says nothing but that this browser was here before. */
export function readAnonymousToken(): Token | null {
  try {
    const { value, expiresAt } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Token>
    return value && expiresAt && Date.parse(expiresAt) > Date.now() ? { value, expiresAt } : null
  } catch {
    return null
  }
}

export function writeAnonymousToken(token: Token | null): void {
  try {
    if (token) localStorage.setItem(storageKey, JSON.stringify(token))
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage every document asks for its own.
  }
}
