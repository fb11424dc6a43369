const storageKey = 'sild.reloaded-at'
const minuteMs = 60_000

let target: string | null = null
/** Target of the current navigation; a reload opens it. */
export const setReloadTarget = (path: string | null): void => void (target = path)

/** Returns false if the page was reloaded less than a minute ago. */
export async function reloadAtMostOnceAMinute(): Promise<boolean> {
  const reloadedAt = Number(sessionStorage.getItem(storageKey) ?? 0)
  if (!navigator.onLine || Date.now() - reloadedAt < minuteMs) return false
  sessionStorage.setItem(storageKey, String(Date.now()))
  if (target && target !== location.pathname + location.search) location.assign(target)
  else location.reload()
  return true
}
