import { constants } from '@sild/contract/limits'
import { useSyncExternalStore } from 'react'

/** A keyboard takes more height than any toolbar of a browser. */
const minKeyboardPixels = 150

function isOpen(): boolean {
  const viewport = window.visualViewport
  if (!viewport || viewport.scale !== 1) return false
  return window.innerHeight - viewport.height > minKeyboardPixels
}

/**
 * A keyboard changes the size many times while it opens. Only the first and the last change count, so that the bar does
 * not flicker.
 */
function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasChanged = false
  const look = (): void => {
    hasChanged = false
    onChange()
    timer = setTimeout(() => {
      timer = undefined
      if (hasChanged) look()
    }, constants.resizeThrottleMs)
  }
  const onResize = (): void => {
    if (timer === undefined) look()
    else hasChanged = true
  }
  window.visualViewport?.addEventListener('resize', onResize)
  return () => {
    clearTimeout(timer)
    window.visualViewport?.removeEventListener('resize', onResize)
  }
}

export function useIsKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, isOpen, () => false)
}
