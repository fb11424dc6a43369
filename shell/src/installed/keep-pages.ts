/** After the page that was just opened has all that it needs. */
const keepAfterMs = 2000

/** Sends the files of the page to the service worker, which caches them for reading offline. */
export function keepPages(onArrival: (arrived: () => void) => void): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const keep = (): void => {
    const { saveData = false } = navigator.connection ?? {}
    if (saveData || !navigator.onLine) return
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/a/`))
    navigator.serviceWorker.controller?.postMessage({ type: 'keep', page: location.href, files: [...new Set(files)] })
  }
  const keepSoon = (): void => {
    clearTimeout(waiting)
    waiting = setTimeout(() => requestIdle(keep), keepAfterMs)
  }
  // A page loads more resources than the browser's timing buffer stores by default.
  performance.setResourceTimingBufferSize(1000)
  navigator.serviceWorker.addEventListener('controllerchange', keepSoon)
  onArrival(keepSoon)
  keepSoon()
}

const requestIdle = (run: () => void): void => void (self.requestIdleCallback ?? setTimeout)(run)
