import { paths } from '@sild/paths'
import { useConsent, useIntl, useNavigation, useSession } from '@sild/shell-api'
import { Button, Cluster, Heading, Link, Text } from '@sild/ui'
import { useEffect, useState } from 'react'
import { keepConsent, keptConsent } from './consent-storage.ts'
import * as css from './CookieDialog.module.css'

const delayMilliseconds = 500

/** Asks a guest who has not chosen yet. It blocks nothing, and both answers are equally easy. */
export function CookieDialog() {
  const intl = useIntl()
  const isGuest = useSession().kind === 'guest'
  const [consent, setConsent] = useConsent()
  const [isDue, setDue] = useState(false)
  const policy = useNavigation('footer').find(({ path }) => path === paths.cookiePolicy())

  useEffect(() => {
    setConsent(keptConsent())
    const timer = setTimeout(() => setDue(true), delayMilliseconds)
    return () => clearTimeout(timer)
  }, [setConsent])

  function answer(choice: 'necessary' | 'all') {
    keepConsent(choice)
    setConsent(choice)
  }

  if (!isDue || !isGuest || consent !== 'undecided') return null
  return (
    <div role="dialog" aria-labelledby="cookie-title" aria-describedby="cookie-text" className={css.dialog}>
      <Heading id="cookie-title" level={2} size={16}>
        {intl.formatMessage({ id: 'shell.cookies.title' })}
      </Heading>
      <Text id="cookie-text" size={14} tone="muted">
        {intl.formatMessage({ id: 'shell.cookies.text' })} {policy && <Link href={policy.path}>{policy.label}</Link>}
      </Text>
      <Cluster>
        <Button onClick={() => answer('all')} className={css.answer}>
          {intl.formatMessage({ id: 'shell.cookies.accept' })}
        </Button>
        <Button onClick={() => answer('necessary')} className={css.answer}>
          {intl.formatMessage({ id: 'shell.cookies.necessary' })}
        </Button>
      </Cluster>
    </div>
  )
}
