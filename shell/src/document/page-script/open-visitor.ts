export interface VisitorNames {
  /** The address that returns an anonymous token. */
  visitor: string
  /** The storage key of the token (anonymous-token.ts). */
  storageKey: string
}

/** Adds `sildPage.visitorToken`, and fetches an anonymous token when the browser is idle and has none. */
export function openVisitor({ storageKey, visitor }: VisitorNames): void {
  const readStored = (): { value?: string; expiresAt?: string } => {
    try {
      return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as { value?: string; expiresAt?: string } // Checked below.
    } catch {
      return {}
    }
  }
  const read = async (): Promise<string> => {
    const { expiresAt: storedUntil = '', value } = readStored()
    if (value && Date.parse(storedUntil) > Date.now()) return value
    const { result } = (await (await fetch(visitor)).json()) as { result: Record<string, string> } // The reply's type.
    const { anonymousGuid, token = '', tokenExpiresAt: expiresAt } = result
    // React fetches its own token. Two would make two visitors of one.
    if (!sildPage.isStarted)
      localStorage.setItem(storageKey, JSON.stringify({ value: token, expiresAt, anonymousGuid }))
    return token
  }
  let token: Promise<string> | undefined
  sildPage.visitorToken = () => (token ??= read())
  // Without a token only the views of this page are lost.
  sildPage.whenIdle(() => void sildPage.visitorToken().catch(() => undefined))
}
