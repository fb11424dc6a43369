import { useIntl, useNavigation } from '@sild/shell-api'
import { Anchor } from '@sild/ui'
import { use } from 'react'
import { CookieSettingsButton } from './CookieSettingsButton.tsx'
import * as css from './Footer.module.css'
import { LanguageLinks } from './LanguageLinks.tsx'
import { SiteContactsContext } from './site-contacts.ts'
import { RegionChoice } from './RegionChoice.tsx'
import { SiteVersionContext } from './site-version.ts'
import { Wordmark } from './Wordmark.tsx'

export function Footer() {
  const intl = useIntl()
  const items = useNavigation('footer')
  const version = use(SiteVersionContext)
  const { email, socialLinks } = use(SiteContactsContext)
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.about}>
          <Wordmark />
          <p className={css.description}>{intl.formatMessage({ id: 'shell.site-description' })}</p>
          <a href={`mailto:${email}`} className={css.link}>
            {email}
          </a>
        </div>
        {items.length > 0 && (
          <nav aria-label={intl.formatMessage({ id: 'shell.footer.label' })}>
            <ul className={css.links}>
              {items.map(({ path, label }) => (
                <li key={path}>
                  <Anchor href={path} className={css.link}>
                    {label}
                  </Anchor>
                </li>
              ))}
              {socialLinks.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="me" className={css.link}>
                    {name}
                  </a>
                </li>
              ))}
              <li className={css.onlyWithScripts}>
                <CookieSettingsButton className={css.link} />
              </li>
            </ul>
          </nav>
        )}
        <div className={css.bottom}>
          <div className={css.languages}>
            <RegionChoice />
            <LanguageLinks className={css.link} />
          </div>
          {version && <p>{intl.formatMessage({ id: 'shell.footer.version' }, { version })}</p>}
        </div>
      </div>
    </footer>
  )
}
