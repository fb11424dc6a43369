import { getEventCalendar } from '@sild/contract/content/operations'
import { operationUrl } from '@sild/contract/operation-url'
import type { PageSummary } from '@sild/contract/content/schemas'
import { useIntl, useLocale } from '@sild/shell-api'
import { Link } from '@sild/ui'

/** An event for the reader's calendar: a plain link to a file. */
export function CalendarLink({ event: { slug, startsAt } }: { event: Pick<PageSummary, 'slug' | 'startsAt'> }) {
  const intl = useIntl()
  const locale = useLocale()
  if (!startsAt) return null
  return (
    <Link
      isAlone
      href={operationUrl(getEventCalendar, { params: { slug }, query: { locale } })}
      download={`${slug}.ics`}
    >
      {intl.formatMessage({ id: 'mf-content.calendar' })}
    </Link>
  )
}
