/** Long enough to look something up in another tab. */
const awayMs = 5000

/** Resolves when the tab is visible. */
export function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!document.hidden) return resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
    // While the tab is hidden, the next change makes it visible.
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal })
  })
}

/** Calls back each time the tab was hidden for a while, until the signal aborts. */
export function whenHidden(callback: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    if (document.hidden) timer = setTimeout(callback, awayMs)
  }
  document.addEventListener('visibilitychange', follow, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  follow()
}

/** Resolves with the next input of the user, or when they come back to the tab. */
export function userActs(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const kind of ['pointerdown', 'keydown', 'focus'])
      addEventListener(kind, () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
