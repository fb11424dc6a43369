import { getModerationWait } from '@sild/contract/moderation/operations'
import { useApi, useIntl } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { Notice } from '@sild/ui'

const ASK_EVERY_MS = 60_000
const MINUTES_OF_TWO_HOURS = 120

/** How long a moderator may take. If the estimate is unknown or cannot be loaded, shows the usual time. */
export function WaitNotice({ publicationGuid }: { publicationGuid: string }) {
  const api = useApi()
  const intl = useIntl()
  const { data: wait } = useQuery({
    ...apiQuery(api, getModerationWait, { params: { publicationGuid } }),
    refetchInterval: ASK_EVERY_MS,
  })
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `mf-publications.notice.moderation${id}` }, values)
  const facts = [
    wait?.isLookedAt ? text('.looked-at') : wait?.place != null && text('.place', { place: wait.place }),
    wait?.medianMinutes != null && median(wait.medianMinutes),
  ].filter((fact) => typeof fact === 'string')
  return <Notice title={text('')}>{facts.length > 0 ? [...facts, text('.told')].join('. ') : text('.text')}</Notice>

  function median(minutes: number): string {
    return minutes < MINUTES_OF_TWO_HOURS
      ? text('.median.minutes', { count: Math.max(1, minutes) })
      : text('.median.hours', { count: Math.ceil(minutes / 60) })
  }
}
