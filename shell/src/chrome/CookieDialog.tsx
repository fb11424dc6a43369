import { useBrowserAtom, useConsent, useSession } from '@sild/shell-api'
import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { keptConsent } from './consent-storage.ts'
import { areCookieSettingsOpenAtom } from './cookie-settings.ts'
// Few bytes of the first load, for a request less.
import './OpenCookieDialog.module.css'

const delayMs = 500

const pressPollMs = 50

/** What comes between a press and its release takes the click away from what is pressed. */
async function released(): Promise<void> {
  while (document.documentElement.matches(':active')) await new Promise((resolve) => setTimeout(resolve, pressPollMs))
}

/** Most who come have answered long ago, so it is not in the first load. */
async function loadDialog(): Promise<ReactNode> {
  const { OpenCookieDialog } = await import(/* webpackChunkName: "cookie-dialog" */ './OpenCookieDialog.tsx')
  await released()
  return <OpenCookieDialog />
}

/** Asks a guest who has not chosen yet, and whoever wants to choose anew. */
export function CookieDialog() {
  const isGuest = useSession().kind === 'guest'
  const [consent, setConsent] = useConsent()
  const [isDue, setDue] = useState(false)
  const isWanted = useBrowserAtom(areCookieSettingsOpenAtom, false)
  const setWanted = useSetAtom(areCookieSettingsOpenAtom)
  const [dialog, setDialog] = useState<ReactNode>(null)
  const isAsked = isWanted || (isDue && isGuest && consent === 'undecided')

  useEffect(() => {
    setConsent(keptConsent())
    const timer = setTimeout(() => setDue(true), delayMs)
    return () => clearTimeout(timer)
  }, [setConsent])

  useEffect(() => {
    if (!isAsked || dialog) return
    // Who is not asked is not measured; another press tries again.
    loadDialog().then(setDialog, () => setWanted(false))
  }, [dialog, isAsked, setWanted])

  return isAsked ? dialog : null
}
