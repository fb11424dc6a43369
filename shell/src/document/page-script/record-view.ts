/**
 * Counts a guest's view of the publication in `[data-viewed]`, when the browser is idle. React counts for itself after it has
 * started, and the server counts a visitor once.
 */
export function recordView(views: string): void {
  const { viewed } = document.querySelector<HTMLElement>('#root [data-viewed]')?.dataset ?? {}
  if (!viewed) return
  const record = async (): Promise<void> => {
    const token = await sildPage.visitorToken()
    if (sildPage.isStarted) return
    const headers = { 'content-type': 'application/json', token }
    const reply = await fetch(views, { method: 'POST', headers, body: JSON.stringify({ publications: [viewed] }) })
    await reply.text() // An unread reply keeps its connection busy.
  }
  // A failure loses the view and nothing else.
  sildPage.whenIdle(() => void record().catch(() => undefined))
}
