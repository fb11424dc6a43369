import type { PageSummary } from '@sild/contract/content/schemas'
import { useIntl, useLocale } from '@sild/shell-api'
import { DateTime, Text } from '@sild/ui'

interface ArticleFactsProps {
  article: Pick<PageSummary, 'publishedAt' | 'readingMinutes' | 'startsAt' | 'place'>
  size: 12 | 14
}

/** When it was written and how long it takes to read; of an event, when and where it is held. */
export function ArticleFacts({ article, size }: ArticleFactsProps) {
  const intl = useIntl()
  const locale = useLocale()
  const { publishedAt, readingMinutes, startsAt, place } = article
  return (
    <Text tone="muted" size={size}>
      {startsAt ? (
        <DateTime value={startsAt} locale={locale} format="dayAndTime" />
      ) : (
        <>
          <DateTime value={publishedAt} locale={locale} format="day" />
          &nbsp;· {intl.formatMessage({ id: 'mf-content.minutes' }, { minutes: readingMinutes })}
        </>
      )}
      {place && `\u00a0· ${place}`}
    </Text>
  )
}
