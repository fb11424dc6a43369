import { useIntl } from '@sild/shell-api'
import { Badge, Breadcrumbs, Cluster, Page, PageHeader, picturesFor } from '@sild/ui'
import { SanitisedHtml } from '../../SanitisedHtml.tsx'
import { ArticleFacts } from './ArticleFacts.tsx'
import { ArticleVideo } from './ArticleVideo.tsx'
import { CalendarLink } from './CalendarLink.tsx'
import type { LoadedArticle } from './load-articles.ts'
import * as css from './Article.module.css'

interface ArticleProps {
  /** `isOver`: an event that has ended. */
  article: LoadedArticle & { isOver?: boolean }
  breadcrumbs: { href: string; label: string }[]
}

export function Article({ article, breadcrumbs }: ArticleProps) {
  const intl = useIntl()
  return (
    <Page width="text">
      <PageHeader
        breadcrumbs={<Breadcrumbs label={intl.formatMessage({ id: 'mf-content.breadcrumbs' })} items={breadcrumbs} />}
        title={article.title}
        description={article.summary}
        meta={
          <Cluster gap={8}>
            {article.isOver && <Badge>{intl.formatMessage({ id: 'mf-content.events.over' })}</Badge>}
            <ArticleFacts article={article} size={14} />
          </Cluster>
        }
      />
      {article.coverUrl && (
        <img
          {...picturesFor(article.coverUrl, '(width < 56rem) 100vw, 52rem')}
          alt=""
          width={1280}
          height={640}
          fetchPriority="high"
          className={css.cover}
        />
      )}
      {article.video && <ArticleVideo video={article.video} title={article.title} />}
      <SanitisedHtml html={article.html} />
      {!article.isOver && <CalendarLink event={article} />}
    </Page>
  )
}
