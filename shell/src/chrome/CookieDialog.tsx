import { useBrowserAtom, useConsent, useSession } from '@sild/shell-api'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { keptConsent } from './consent-storage.ts'
import { areCookieSettingsOpenAtom } from './cookie-settings.ts'
import type { OpenCookieDialog } from './OpenCookieDialog.tsx'

const delayMilliseconds = 500

/** Asks a guest who has not chosen yet, and whoever wants to choose anew. Its code comes when it is due. */
export function CookieDialog() {
  const isGuest = useSession().kind === 'guest'
  const [consent, setConsent] = useConsent()
  const [isDue, setDue] = useState(false)
  const isWanted = useBrowserAtom(areCookieSettingsOpenAtom, false)
  const setWanted = useSetAtom(areCookieSettingsOpenAtom)
  const [Open, setOpen] = useState<typeof OpenCookieDialog>()
  const isAsked = isWanted || (isDue && isGuest && consent === 'undecided')

  useEffect(() => {
    setConsent(keptConsent())
    const timer = setTimeout(() => setDue(true), delayMilliseconds)
    return () => clearTimeout(timer)
  }, [setConsent])

  useEffect(() => {
    if (!isAsked || Open) return
    import(/* webpackChunkName: "cookie-dialog" */ './OpenCookieDialog.tsx').then(
      ({ OpenCookieDialog: Loaded }) => setOpen(() => Loaded),
      // Who is not asked is not measured; another press tries again.
      () => setWanted(false),
    )
  }, [isAsked, Open, setWanted])

  return isAsked && Open ? <Open /> : null
}
