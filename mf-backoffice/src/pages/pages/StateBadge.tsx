import type { PageState } from '@sild/contract/content/page-states'
import { useIntl } from '@sild/shell-api'
import { StatusBadge, type BadgeProps } from '@sild/ui'

const tones: Readonly<Record<PageState, BadgeProps['tone']>> = {
  draft: 'neutral',
  review: 'warning',
  scheduled: 'accent',
  published: 'success',
  withdrawn: 'neutral',
}

export function StateBadge({ state }: { state: PageState }) {
  const intl = useIntl()
  return (
    <StatusBadge tone={tones[state]}>{intl.formatMessage({ id: `mf-backoffice.pages.state.${state}` })}</StatusBadge>
  )
}
