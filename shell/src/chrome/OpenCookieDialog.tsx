import { paths } from '@sild/paths'
import { createCatalog, useBrowserAtom, useConsent, useLocale, useNavigation } from '@sild/shell-api'
import { Button, Cluster, Heading, Link, Text } from '@sild/ui'
import { useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import en from '../messages/cookies/en.json'
import et from '../messages/cookies/et.json'
import fr from '../messages/cookies/fr.json'
import { keepConsent } from './consent-storage.ts'
import { areCookieSettingsOpenAtom } from './cookie-settings.ts'
import * as css from './OpenCookieDialog.module.css'

/** All languages at once: they are fewer bytes than a request costs. */
const texts = { en, et, fr }

/** It blocks nothing, and both answers are equally easy. Only whoever has opened it is led into it. */
export function OpenCookieDialog() {
  const locale = useLocale()
  const intl = useMemo(() => {
    const catalog = createCatalog(locale)
    catalog.add(texts[locale])
    return catalog.intl
  }, [locale])
  const [consent, setConsent] = useConsent()
  const isWanted = useBrowserAtom(areCookieSettingsOpenAtom, false)
  const setWanted = useSetAtom(areCookieSettingsOpenAtom)
  const dialog = useRef<HTMLDivElement>(null)
  const policy = useNavigation('footer').find(({ path }) => path === paths.cookiePolicy())

  useEffect(() => {
    if (!isWanted) return
    const opener = document.activeElement
    dialog.current?.focus()
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setWanted(false)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [isWanted, setWanted])

  function answer(choice: 'necessary' | 'all') {
    keepConsent(choice)
    setConsent(choice)
    setWanted(false)
  }

  return (
    <div
      ref={dialog}
      role="dialog"
      data-chrome="cookies"
      tabIndex={-1}
      aria-labelledby="cookie-title"
      aria-describedby="cookie-text"
      className={css.dialog}
    >
      <Heading id="cookie-title" level={2} size={16}>
        {intl.formatMessage({ id: 'shell.cookies.title' })}
      </Heading>
      <Text id="cookie-text" size={14} tone="muted">
        {intl.formatMessage({ id: 'shell.cookies.text' })} {policy && <Link href={policy.path}>{policy.label}</Link>}
      </Text>
      {consent !== 'undecided' && (
        <Text size={14}>{intl.formatMessage({ id: `shell.cookies.chosen.${consent}` })}</Text>
      )}
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
