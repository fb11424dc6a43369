import { paths } from '@sild/paths'
import { useIntl, useNavigation, useSession } from '@sild/shell-api'
import { Anchor, ButtonLink } from '@sild/ui'
import { BarLink } from './BarLink.tsx'
import { HeaderFrame } from './HeaderFrame.tsx'
import { HeaderMenu } from './HeaderMenu.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import * as css from './Header.module.css'
import { areaOf, barAreas } from './navigation-icons.tsx'
import { UnverifiedNotice } from './UnverifiedNotice.tsx'
import { useChatOpened } from './use-chat-opened.ts'
import { useIsCurrent } from './use-is-current.ts'

/** Pages for guests, shown as buttons and not among the links. */
const entrancePaths: string[] = [paths.signIn(), paths.signUp(), paths.getStarted()]

export function Header() {
  const items = useNavigation('header')
  const mainItems = items.filter(({ path }) => !entrancePaths.includes(path))
  const start = items.find(({ path }) => path === paths.getStarted())
  const isMember = useSession().kind === 'member'
  return (
    <HeaderFrame
      notice={<UnverifiedNotice />}
      end={
        <>
          {isMember ? <MemberLinks /> : <GuestLinks startLabel={start?.label} />}
          <HeaderMenu mainItems={mainItems} />
        </>
      }
    >
      <MainLinks items={mainItems} />
      <HeaderSearch />
    </HeaderFrame>
  )
}

function MainLinks({ items }: { items: ReturnType<typeof useNavigation> }) {
  const intl = useIntl()
  const isCurrent = useIsCurrent()
  const chatOpened = useChatOpened()
  if (items.length === 0) return null
  return (
    <nav aria-label={intl.formatMessage({ id: 'shell.menu.main' })} className={css.links}>
      {items.map(({ path, label }) => (
        <Anchor
          key={path}
          href={path}
          aria-current={isCurrent(path) ? 'page' : undefined}
          onClick={chatOpened(path)}
          className={css.link}
        >
          {label}
        </Anchor>
      ))}
    </nav>
  )
}

function MemberLinks() {
  const chatOpened = useChatOpened()
  const isCurrent = useIsCurrent()
  const items = [...useNavigation('bottom'), ...useNavigation('account-menu')].filter(({ path }) =>
    barAreas.includes(areaOf(path)),
  )
  return (
    <div className={css.member}>
      {items.map((item) => (
        <BarLink
          key={item.path}
          item={item}
          isCurrent={isCurrent(item.path)}
          hasVisibleLabel={false}
          onClick={chatOpened(item.path)}
        />
      ))}
    </div>
  )
}

/** Until the session is known, the links are those of a guest, unless the document hints at a member. */
function GuestLinks({ startLabel }: { startLabel: string | undefined }) {
  const intl = useIntl()
  const isPending = useSession().kind === 'pending'
  return (
    <div className={css.guest} data-pending={isPending}>
      <ButtonLink href={paths.signIn()} variant="quiet" size="dense" className={css.signIn}>
        {intl.formatMessage({ id: 'shell.sign-in' })}
      </ButtonLink>
      {startLabel && (
        <ButtonLink href={paths.getStarted()} variant="primary" size="dense">
          {startLabel}
        </ButtonLink>
      )}
    </div>
  )
}
