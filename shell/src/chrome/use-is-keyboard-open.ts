import { useSyncExternalStore } from 'react'

/** A keyboard takes more of the height than any toolbar of a browser. */
const leastKeyboardPixels = 150

function isOpen(): boolean {
  const viewport = window.visualViewport
  if (!viewport || viewport.scale !== 1) return false
  return window.innerHeight - viewport.height > leastKeyboardPixels
}

function subscribe(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange)
  return () => window.visualViewport?.removeEventListener('resize', onChange)
}

export function useIsKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, isOpen, () => false)
}
