type Vital = 'LCP' | 'INP'

const onceHidden = (listener: () => void): void => {
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', onHidden)
    listener()
  }
  document.addEventListener('visibilitychange', onHidden)
}

/** Reports once, when the user leaves the page, its largest paint and its slowest interaction, in milliseconds. */
export function observeVitals(report: (name: Vital, value: number) => void): void {
  let largestPaint = 0
  let slowest = 0
  watch('largest-contentful-paint', (entry) => (largestPaint = entry.startTime))
  // Only interactions of a user have an id.
  watch('event', (entry) => {
    if ('interactionId' in entry && entry.interactionId) slowest = Math.max(slowest, entry.duration)
  })
  onceHidden(() => {
    if (largestPaint > 0) report('LCP', Math.round(largestPaint))
    if (slowest > 0) report('INP', Math.round(slowest))
  })
}

function watch(type: string, see: (entry: PerformanceEntry) => void): void {
  // Other browsers measure less; missing values are not reported.
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
}
