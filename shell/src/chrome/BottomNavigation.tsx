import { paths } from '@sild/paths'
import { useIntl, useNavigation, useSession } from '@sild/shell-api'
import './sticky.css'
import { BarLink } from './BarLink.tsx'
import * as css from './BottomNavigation.module.css'
import { areaOf } from './navigation-icons.tsx'
import { useIsCurrent } from './use-is-current.ts'
import { useIsKeyboardOpen } from './use-is-keyboard-open.ts'
import { useSearchedType } from './use-searched-type.ts'

/** For members, below the width of a desktop. It gives way to the on-screen keyboard. */
export function BottomNavigation() {
  const intl = useIntl()
  const searchType = useSearchedType()
  const items = useNavigation('bottom').map((item) =>
    areaOf(item.path) === 'search' ? { ...item, path: paths.search({ searchType }) } : item,
  )
  const isCurrent = useIsCurrent()
  const isMember = useSession().kind === 'member'
  const isKeyboardOpen = useIsKeyboardOpen()
  if (!isMember || items.length === 0) return null
  return (
    <nav
      data-chrome="bottom-navigation"
      aria-label={intl.formatMessage({ id: 'shell.bar.label' })}
      hidden={isKeyboardOpen}
      className={css.bar}
    >
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.path}>
            <BarLink item={item} isCurrent={isCurrent(item.path)} hasVisibleLabel />
          </li>
        ))}
      </ul>
    </nav>
  )
}
