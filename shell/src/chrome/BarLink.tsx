import { useActivity, useIntl, type PublishedNavigationItem } from '@sild/shell-api'
import { Anchor, CountBadge, VisuallyHidden } from '@sild/ui'
import { indicationOf } from './activity-of.ts'
import * as css from './BarLink.module.css'
import { NavigationIcon } from './navigation-icons.tsx'

interface BarLinkProps {
  item: PublishedNavigationItem
  isCurrent: boolean
  /** Below the icon in the bottom bar; in the header only the icon is visible and this is its accessible name. */
  hasVisibleLabel: boolean
  onClick?: (() => void) | undefined
}

export function BarLink({ item, isCurrent, hasVisibleLabel, onClick }: BarLinkProps) {
  const intl = useIntl()
  const { count, hasDot } = indicationOf(item.path, useActivity())
  return (
    <Anchor
      href={item.path}
      onClick={onClick}
      aria-current={isCurrent ? 'page' : undefined}
      title={hasVisibleLabel ? undefined : item.label}
      className={hasVisibleLabel ? css.stacked : css.alone}
    >
      <span className={css.icon}>
        <NavigationIcon path={item.path} />
        <span className={css.indication}>
          <CountBadge
            tone="unread"
            count={count}
            label={intl.formatMessage({ id: 'shell.bar.new-count' }, { count })}
          />
          {hasDot && (
            <span className={css.dot}>
              <VisuallyHidden>{intl.formatMessage({ id: 'shell.bar.new' })}</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
      {hasVisibleLabel ? (
        <span className={css.label}>{item.label}</span>
      ) : (
        <VisuallyHidden>{item.label}</VisuallyHidden>
      )}
    </Anchor>
  )
}
