import { pressedKey } from '@sild/ui'
import { useEffectEvent, useLayoutEffect } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Every document has the cookie question, which is a dialog that blocks nothing (CookieQuestion.tsx of the shell). */
const blockingDialogs = '[role="dialog"]:not([data-chrome]), [role="alertdialog"]'

/** Single keys of the queue: never while something is typed, with a modifier, or below an open dialog. */
export function useQueueKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isTyping(event.target) ||
      document.querySelector(blockingDialogs)
    )
      return
    const action = actions[pressedKey(event).toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  })
  // Before the paint: a user who sees a case may press a key at once.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
