import { useConsent, useSession } from '@sild/shell-api'
import { useEffect } from 'react'
import { consentEvent } from '../document/marks.ts'

/** Takes over what was answered to the question of the document, which is for guests. */
export function FollowConsent() {
  const { kind } = useSession()
  const [, setConsent] = useConsent()

  useEffect(() => {
    const take = () => setConsent(sildPage.consent() ?? 'undecided')
    take()
    addEventListener(consentEvent, take)
    return () => removeEventListener(consentEvent, take)
  }, [setConsent])

  useEffect(() => {
    if (kind === 'guest') sildPage.askAboutCookies()
    if (kind === 'member') sildPage.withdrawCookies()
  }, [kind])

  return null
}
