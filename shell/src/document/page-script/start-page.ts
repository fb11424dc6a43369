export interface StartNames {
  data: string
  memberHint: string
  stalled: string
  offline: string
}

/**
 * When and how the page comes alive. A member's page, one on a home screen, and one
 * that says so (`data-start="after-paint"`) come alive when the browser has painted; others with the first input that needs it, and
 * only fetch their scripts when the browser has nothing else to do.
 */
export function startPage({ data: dataId, memberHint, offline, stalled }: StartNames): void {
  /** Connections that are slow get this far; what is held up for longer does not come. */
  const stalledAfterMs = 20_000
  const dataAfterMs = 8000
  const { dataset } = document.documentElement
  const show = (id: string, isShown: boolean): void => {
    const notice = document.getElementById(id)
    if (notice) notice.hidden = !isShown
  }
  // The document was written with it.
  const { integrity } = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '') as {
    integrity: Record<string, string>
  }
  const { at = '' } = document.getElementById(dataId)?.dataset ?? {}
  let data: Promise<string> | undefined
  /** Asked for twice at most: a connection that hangs may be another one the next time. */
  const fetchData = async (attempts = 2): Promise<string> => {
    try {
      const response = await fetch(at, { signal: AbortSignal.timeout(dataAfterMs) })
      if (!response.ok) throw new Error(`${at} answered ${response.status}.`)
      return await response.text()
    } catch (error) {
      if (attempts > 1) return fetchData(attempts - 1)
      throw error
    }
  }
  const readData = (): Promise<string> => {
    data ??= fetchData()
    // What did not come ahead of an input comes with it.
    data.catch(() => (data = undefined))
    return data
  }
  /** Into the cache of the browser alone: a module that could not be fetched in time would be missing for good. */
  const fetchBytes = (): void => {
    if (sildPage.isStarted) return
    if (at) readData().catch(() => undefined)
    for (const url in integrity)
      fetch(url, { priority: 'low' })
        .then((response) => response.arrayBuffer())
        .catch(() => undefined)
  }
  const preload = (): void => {
    for (const href in integrity) {
      const link = document.createElement('link')
      document.head.append(
        Object.assign(link, { rel: 'modulepreload', href, integrity: integrity[href], fetchPriority: 'low' }),
      )
    }
  }
  const stall = (): void => {
    if (!('hydrated' in dataset)) show(stalled, true)
  }
  const boot = (): void => {
    removeEventListener('online', boot)
    show(offline, false)
    preload()
    if (at) readData().catch(() => undefined)
    sildPage.load(Object.keys(integrity)[0] ?? '').catch(stall)
    setTimeout(stall, stalledAfterMs)
  }
  const start = (): void => {
    if (sildPage.isStarted) return
    sildPage.isStarted = true
    // What the service worker has kept comes with its scripts.
    if (navigator.onLine || 'keptAt' in dataset) return boot()
    // Some browsers do not refetch a failed script, so wait until there is a connection.
    show(offline, true)
    addEventListener('online', boot)
  }
  Object.assign(sildPage, { start, stall, readData })

  /** A hidden tab paints nothing, so it does not wait for a paint. A frame is not a paint yet: its callback comes before it. */
  const afterPaint = (run: () => void): void => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return run()
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      run()
    }).observe({ type: 'paint', buffered: true })
    setTimeout(run, 2000)
  }
  const whenIdle = (): void => {
    const { effectiveType = '', saveData = false } = navigator.connection ?? {}
    if (saveData || effectiveType.includes('2g')) return
    if ('requestIdleCallback' in window) requestIdleCallback(fetchBytes)
    else setTimeout(fetchBytes, 1000)
  }
  const begin = (): void => {
    const isInstalled =
      matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
    const isAwaited =
      dataset['start'] !== 'with-input' || 'keptAt' in dataset || isInstalled || document.cookie.includes(memberHint)
    // A picture that came last is painted some frames after everything is loaded, and goes first.
    const soon = (): void => void setTimeout(whenIdle, 500)
    if (isAwaited) afterPaint(start)
    else if (document.readyState === 'complete') soon()
    else addEventListener('load', soon)
  }
  sildPage.whenSeen(begin)
}
