/**
 * Adds `sildPage.whenIdle` for work of a guest's page that waits for an input: it runs after the page is loaded and visible and the
 * browser is idle. A page that React has started meanwhile does that work itself.
 */
export function offerIdle(): void {
  /** The specification delays a page view by this much, so a page that is left at once is not counted. */
  const delayMs = 250
  const wait = self.requestIdleCallback ?? setTimeout
  sildPage.whenIdle = (run) => {
    const { dataset } = document.documentElement
    if (dataset['start'] !== 'with-input' || 'session' in dataset) return
    const runIfWaiting = (): void => {
      if (!sildPage.isStarted) run()
    }
    const later = (): void => sildPage.whenSeen(() => setTimeout(() => wait(runIfWaiting), delayMs))
    if (document.readyState === 'complete') later()
    else addEventListener('load', later)
  }
}
