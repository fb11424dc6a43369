import { paths } from '@sild/paths'
import { useIntl, useNavigation, useSession } from '@sild/shell-api'
import type { Session, PublishedNavigationItem } from '@sild/shell-api'
import { Anchor, CompanyLogo } from '@sild/ui'
import { Globe, Menu } from 'lucide-react'
import { Disclosure } from './Disclosure.tsx'
import * as choices from './Choices.module.css'
import * as css from './HeaderMenu.module.css'
import { LanguageLinks } from './LanguageLinks.tsx'
import { areaOf, barAreas } from './navigation-icons.tsx'
import { RegionChoice } from './RegionChoice.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useChatOpened } from './use-chat-opened.ts'
import { useIsCurrent } from './use-is-current.ts'

/** The menu of the header: links that do not fit, the account, language and theme. */
export function HeaderMenu({ mainItems }: { mainItems: readonly PublishedNavigationItem[] }) {
  const intl = useIntl()
  const session = useSession()
  const accountItems = useNavigation('account-menu')
  const isMember = session.kind === 'member'
  return (
    <Disclosure
      label={intl.formatMessage({ id: isMember ? 'shell.menu.account' : 'shell.menu.label' })}
      face={<Face session={session} />}
    >
      {isMember && (
        <p className={css.identity}>
          {session.company && <strong className={css.company}>{session.company.name}</strong>}
          <span className={css.email}>{session.user.email}</span>
        </p>
      )}
      <Section isOnlyNarrow label={intl.formatMessage({ id: 'shell.menu.main' })} items={mainItems} />
      {isMember ? (
        <Section label={intl.formatMessage({ id: 'shell.menu.account' })} items={accountItems} />
      ) : (
        <div className={css.onlyNarrow}>
          <Anchor href={paths.signIn()} className={css.item}>
            {intl.formatMessage({ id: 'shell.sign-in' })}
          </Anchor>
        </div>
      )}
      <div className={css.section}>
        <RegionChoice />
      </div>
      <nav aria-labelledby="menu-language" className={css.section}>
        <p id="menu-language" className={choices.title}>
          {intl.formatMessage({ id: 'shell.language.label' })}
        </p>
        <LanguageLinks className={css.item} />
      </nav>
      <div className={css.section}>
        <ThemeSwitch />
      </div>
      {isMember && (
        <div className={css.section}>
          <SignOutButton className={css.item} />
        </div>
      )}
    </Disclosure>
  )
}

function Face({ session }: { session: Session }) {
  if (session.kind === 'member')
    return <CompanyLogo name={session.company?.name ?? session.user.email} src={session.company?.logoUrl} size={32} />
  return (
    <>
      <Menu className={css.narrowFace} />
      <Globe className={css.wideFace} />
    </>
  )
}

function Section({
  label,
  items,
  isOnlyNarrow,
}: {
  label: string
  items: readonly PublishedNavigationItem[]
  isOnlyNarrow?: boolean
}) {
  const isCurrent = useIsCurrent()
  const chatOpened = useChatOpened()
  if (items.length === 0) return null
  return (
    <nav aria-label={label} className={isOnlyNarrow ? css.onlyNarrow : css.section}>
      {items.map((item) => (
        <Anchor
          key={item.path}
          href={item.path}
          aria-current={isCurrent(item.path) ? 'page' : undefined}
          onClick={chatOpened(item.path)}
          data-in-bar={barAreas.includes(areaOf(item.path)) || undefined}
          className={css.item}
        >
          {item.label}
        </Anchor>
      ))}
    </nav>
  )
}
