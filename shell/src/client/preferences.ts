import type { Consent, Theme } from '@sild/shell-api'
import { consentAtom, themeAtom, themes } from '@sild/shell-api'
import type { createStore } from 'jotai'
import { themeKey } from '../document/inline-scripts.ts'

const consentKey = 'sild.consent'
const consents: readonly Consent[] = ['necessary', 'all']

function stored<Value extends string>(key: string, allowed: readonly Value[]): Value | undefined {
  try {
    const value = localStorage.getItem(key)
    return allowed.find((known) => known === value)
  } catch {
    return undefined
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** What this browser has chosen before, and from now on what it chooses. */
export function restorePreferences(store: ReturnType<typeof createStore>): void {
  const theme = stored<Theme>(themeKey, themes)
  const consent = stored(consentKey, consents)
  if (theme) store.set(themeAtom, theme)
  if (consent) store.set(consentAtom, consent)
  store.sub(themeAtom, () => {
    document.documentElement.dataset.theme = store.get(themeAtom)
    keep(themeKey, store.get(themeAtom))
  })
  store.sub(consentAtom, () => keep(consentKey, store.get(consentAtom)))
}
