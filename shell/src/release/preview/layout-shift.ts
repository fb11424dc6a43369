import { useSyncExternalStore } from 'react'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}
interface SessionWindow {
  firstAt: number
  lastAt: number
  value: number
}

const GAP_MS = 1000
const LONGEST_MS = 5000

/** The worst of all windows of shifts that follow each other within a second, five at most: Cumulative Layout Shift as browsers define it. */
export function worstShift(shifts: readonly Pick<LayoutShift, 'startTime' | 'value' | 'hadRecentInput'>[]): number {
  const windows: SessionWindow[] = []
  for (const { hadRecentInput, startTime, value } of shifts) {
    if (hadRecentInput) continue
    const last = windows.at(-1)
    if (last && startTime - last.lastAt < GAP_MS && startTime - last.firstAt < LONGEST_MS) {
      last.lastAt = startTime
      last.value += value
    } else windows.push({ firstAt: startTime, lastAt: startTime, value })
  }
  return Math.max(0, ...windows.map(({ value }) => value))
}

const shifts: LayoutShift[] = []
const listeners = new Set<() => void>()
let isWatching = false

function watch(listener: () => void): () => void {
  listeners.add(listener)
  if (!isWatching && PerformanceObserver.supportedEntryTypes?.includes('layout-shift')) {
    isWatching = true
    new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as LayoutShift[])) // The observed type is `layout-shift`.
      for (const each of listeners) each()
    }).observe({ type: 'layout-shift', buffered: true })
  }
  return () => void listeners.delete(listener)
}

/** Layout shifts of this document so far. */
export const useLayoutShift = (): number => useSyncExternalStore(watch, () => worstShift(shifts))
