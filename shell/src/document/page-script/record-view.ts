export interface ViewNames {
  /** Gives a visitor a token. */
  visitor: string
  /** Takes what the visitor has seen. */
  views: string
  /** Where the page keeps the token of a visitor (anonymous-token.ts). */
  kept: string
}

/**
 * Counts a look of a guest at what the page is about, `[data-viewed]`, when the browser has nothing else to do. A page that comes alive
 * counts for itself, and the same visitor counts once.
 */
export function recordView({ kept, views, visitor }: ViewNames): void {
  const { viewed } = document.querySelector<HTMLElement>('#root [data-viewed]')?.dataset ?? {}
  const { dataset } = document.documentElement
  if (!viewed || dataset['start'] !== 'with-input' || 'session' in dataset) return
  const readToken = async (): Promise<string> => {
    // The two names are looked at below.
    const known = JSON.parse(localStorage.getItem(kept) ?? '{}') as { value?: string; expiresAt?: string }
    if (known.value && Date.parse(known.expiresAt ?? '') > Date.now()) return known.value
    const { result } = (await (await fetch(visitor)).json()) as { result: Record<string, string> } // As it replies.
    const { anonymousGuid, token = '', tokenExpiresAt: expiresAt } = result
    localStorage.setItem(kept, JSON.stringify({ value: token, expiresAt, anonymousGuid }))
    return token
  }
  const record = async (): Promise<void> => {
    if (sildPage.isStarted) return
    const headers = { 'content-type': 'application/json', token: await readToken() }
    await fetch(views, { method: 'POST', headers, body: JSON.stringify({ publications: [viewed] }) })
  }
  const wait = self.requestIdleCallback ?? setTimeout
  const recordLater = (): void => {
    // It costs nothing but the count.
    wait(() => void record().catch(() => undefined))
  }
  addEventListener('load', () => sildPage.whenSeen(recordLater))
}
