import { useIntl, useLocale } from '@sild/shell-api'
import { Breadcrumbs, DateTime, Page, PageHeader, Text } from '@sild/ui'
import { SanitisedHtml } from '../../SanitisedHtml.tsx'
import type { LoadedArticle } from './load-articles.ts'
import * as css from './Article.module.css'

interface ArticleProps {
  article: LoadedArticle
  breadcrumbs: { href: string; label: string }[]
}

export function Article({ article, breadcrumbs }: ArticleProps) {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <Page width="text">
      <PageHeader
        breadcrumbs={<Breadcrumbs label={intl.formatMessage({ id: 'mf-content.breadcrumbs' })} items={breadcrumbs} />}
        title={article.title}
        description={article.summary}
        meta={
          <Text tone="muted" size={14}>
            <DateTime
              value={article.startsAt ?? article.publishedAt}
              locale={locale}
              format={article.startsAt ? 'dayAndTime' : 'day'}
            />
            {article.place && ` · ${article.place}`}
            {!article.startsAt &&
              ` · ${intl.formatMessage({ id: 'mf-content.minutes' }, { minutes: article.readingMinutes })}`}
          </Text>
        }
      />
      {article.coverUrl && <img src={article.coverUrl} alt="" width={1280} height={640} className={css.cover} />}
      <SanitisedHtml html={article.html} />
    </Page>
  )
}
