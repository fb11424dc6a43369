import type { Locale } from '@sild/contract/enums'
import { createCatalog, useBrowserAtom, useConsent, useLocale, useSession } from '@sild/shell-api'
import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { keptConsent } from './consent-storage.ts'
import { areCookieSettingsOpenAtom } from './cookie-settings.ts'

const delayMilliseconds = 500

/** The dialog with its texts: most who come have answered long ago, so neither is in the first load. */
async function loadDialog(locale: Locale): Promise<ReactNode> {
  const [{ OpenCookieDialog }, texts] = await Promise.all([
    import(/* webpackChunkName: "cookie-dialog" */ './OpenCookieDialog.tsx'),
    import(/* webpackChunkName: "cookie-texts.[request]" */ `../messages/cookies/${locale}.json`),
  ])
  const catalog = createCatalog(locale)
  catalog.add(texts.default)
  return <OpenCookieDialog intl={catalog.intl} />
}

/** Asks a guest who has not chosen yet, and whoever wants to choose anew. */
export function CookieDialog() {
  const isGuest = useSession().kind === 'guest'
  const [consent, setConsent] = useConsent()
  const [isDue, setDue] = useState(false)
  const isWanted = useBrowserAtom(areCookieSettingsOpenAtom, false)
  const setWanted = useSetAtom(areCookieSettingsOpenAtom)
  const locale = useLocale()
  const [dialog, setDialog] = useState<ReactNode>(null)
  const isAsked = isWanted || (isDue && isGuest && consent === 'undecided')

  useEffect(() => {
    setConsent(keptConsent())
    const timer = setTimeout(() => setDue(true), delayMilliseconds)
    return () => clearTimeout(timer)
  }, [setConsent])

  useEffect(() => {
    if (!isAsked || dialog) return
    // Who is not asked is not measured; another press tries again.
    loadDialog(locale).then(setDialog, () => setWanted(false))
  }, [dialog, isAsked, locale, setWanted])

  return isAsked ? dialog : null
}
