import type { SildPage } from './sild-page.ts'

export interface EarlyEventNames {
  dead: string
  memberHint: string
  stalled: string
  theme: string
}

/** Before the first paint: sets the theme and the hint at a member, and listens for inputs before hydration. */
export function captureEarlyEvents({ dead, memberHint, stalled, theme: themeKey }: EarlyEventNames): void {
  const { dataset } = document.documentElement
  let theme
  try {
    theme = localStorage.getItem(themeKey)
  } catch {}
  dataset['theme'] = theme ?? 'system'
  if (document.cookie.includes(memberHint)) dataset['session'] = 'member'

  const early: Event[] = []
  const kinds = ['click', 'submit', 'input', 'change']
  const capture = (event: Event): void => {
    const { isTrusted, target, type } = event
    if (!isTrusted || !(target instanceof Element)) return
    const part =
      type === 'submit'
        ? target.matches('#root form:not([action])') && target
        : type === 'click' && target.closest(dead)
    if (part) {
      event.preventDefault()
      event.stopImmediatePropagation()
      part.setAttribute('data-pressed', '')
    }
    early.push(event)
  }
  for (const kind of kinds) addEventListener(kind, capture, true)
  addEventListener(
    'error',
    ({ target }) => {
      const notice = document.getElementById(stalled)
      if (target instanceof HTMLScriptElement && notice) notice.hidden = false
    },
    true,
  )
  const nothing = (): void => undefined
  self.sildPage = {
    isStarted: false,
    isChoosingCookies: false,
    askAboutCookies: nothing,
    withdrawCookies: nothing,
    consent: () => undefined,
    whenSeen: (run) => {
      if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', run)
      else run()
    },
    load: (url) => import(/* webpackIgnore: true */ url),
    on: (kind, listener) => {
      addEventListener(kind, listener, true)
      for (const event of early) if (event.type === kind) listener(event as never) // Same event type.
    },
    forgetEarly: () => {
      for (const kind of kinds) removeEventListener(kind, capture, true)
      early.length = 0
    },
  } as SildPage // The scripts after this one bring the rest.
}
