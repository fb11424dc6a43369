import { consentAtom, cookieSettingsAtom, useBrowserAtom, useSession } from '@sild/shell-api'
import { lazyPart } from '@sild/ui'
import { useSetAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { consentEvent } from '../marks/marks.ts'

const CookieSettings = lazyPart(
  async () => (await import(/* webpackChunkName: "cookie-settings" */ './CookieSettings.tsx')).CookieSettings,
)

/** Reads the answer to the cookie question of the document, which only guests get, and lets all users choose again. */
export function FollowConsent() {
  const { kind } = useSession()
  const isOpen = useBrowserAtom(cookieSettingsAtom, false)
  const setOpen = useSetAtom(cookieSettingsAtom)
  const setConsent = useSetAtom(consentAtom)

  useEffect(() => {
    const take = () => {
      setConsent(sildPage.consent() ?? 'undecided')
      if (sildPage.isChoosingCookies) setOpen(true)
    }
    take()
    addEventListener(consentEvent, take)
    return () => removeEventListener(consentEvent, take)
  }, [setConsent, setOpen])

  useEffect(() => {
    if (kind === 'guest') sildPage.askAboutCookies()
    if (kind === 'member') sildPage.withdrawCookies()
  }, [kind])

  return (
    isOpen && (
      <Suspense fallback={null}>
        <CookieSettings />
      </Suspense>
    )
  )
}
