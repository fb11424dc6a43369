export interface StartNames {
  data: string
  memberHint: string
  stalled: string
  offline: string
}

/**
 * Decides when the page is hydrated. Pages of members, pages of the installed app, and pages with
 * `data-start="after-paint"` are hydrated after the paint; others at the first input that needs it. These
 * prefetch their scripts while the browser is idle.
 */
export function startPage({ data: dataId, memberHint, offline, stalled }: StartNames): void {
  /** Enough for slow connections: a load that takes longer has failed. */
  const stalledAfterMs = 20_000
  const dataAfterMs = 8000
  const { dataset } = document.documentElement
  const show = (id: string, isShown: boolean): void => {
    const notice = document.getElementById(id)
    if (notice) notice.hidden = !isShown
  }
  // The server wrote it into the document.
  const { integrity } = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '') as {
    integrity: Record<string, string>
  }
  const { at = '' } = document.getElementById(dataId)?.dataset ?? {}
  let data: Promise<string> | undefined
  /** At most two attempts: the second one may get another connection if the first one hangs. */
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
    // After a failure, the next input fetches the data again.
    data.catch(() => (data = undefined))
    return data
  }
  /** Fetches only into the browser cache: an import that fails would be cached as failed for good. */
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
    // The cached pages of the service worker come with their scripts.
    if (navigator.onLine || 'keptAt' in dataset) return boot()
    // Some browsers do not refetch a failed script, so wait until there is a connection.
    show(offline, true)
    addEventListener('online', boot)
  }
  Object.assign(sildPage, { start, stall, readData })

  /** A hidden tab never paints, so it does not wait for a paint. The callback of a frame runs before its paint. */
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
    // A late picture is painted some frames after the load event, and has priority.
    const soon = (): void => void setTimeout(whenIdle, 500)
    if (isAwaited) afterPaint(start)
    else if (document.readyState === 'complete') soon()
    else addEventListener('load', soon)
  }
  sildPage.whenSeen(begin)
}
