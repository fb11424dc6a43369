import { localizedPath } from '@sild/paths'
import { useIntl, useLocale } from '@sild/shell-api'
import { Rss } from 'lucide-react'
import * as css from './FeedLink.module.css'

/** No page of ours: the browser, or what it opens feeds with, fetches it. */
export function FeedLink({ href }: { href: string }) {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <a href={localizedPath(href, locale)} type="application/atom+xml" className={css.feed}>
      <Rss size={16} aria-hidden /> {intl.formatMessage({ id: 'mf-content.feed' })}
    </a>
  )
}
