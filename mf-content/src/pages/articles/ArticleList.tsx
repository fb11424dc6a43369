import type { PageSummary } from '@sild/contract/content/schemas'
import { documentPaths, paths } from '@sild/paths'
import { useIntl, useText } from '@sild/shell-api'
import {
  ButtonLink,
  Card,
  CardTitle,
  Cluster,
  EmptyState,
  Grid,
  Heading,
  Page,
  PageHeader,
  picturesFor,
  Stack,
  Text,
} from '@sild/ui'
import { ArticleFacts } from './ArticleFacts.tsx'
import { NewsletterSection } from '../newsletter/NewsletterSection.tsx'
import { FeedLink } from './FeedLink.tsx'
import * as css from './ArticleList.module.css'

export type ArticleKind = 'blog' | 'news' | 'events'
const articlePath: Record<ArticleKind, (slug: string) => string> = {
  blog: paths.blogArticle,
  news: paths.newsArticle,
  events: paths.event,
}

const pathOf = (kind: ArticleKind, { categorySlug, slug }: PageSummary): string =>
  categorySlug === 'webinar' ? paths.webinar(slug) : articlePath[kind](slug)

interface ArticleListProps {
  kind: ArticleKind
  articles: readonly PageSummary[]
  /** Events that are over. */
  past?: readonly PageSummary[]
}

export function ArticleList({ kind, articles, past = [] }: ArticleListProps) {
  const intl = useIntl()
  const text = useText(`mf-content.${kind}`)
  return (
    <Page>
      <PageHeader
        title={text('title')}
        description={text('description')}
        actions={
          kind !== 'events' && (
            <Cluster>
              <ButtonLink href={paths.newsletter()}>
                {intl.formatMessage({ id: 'mf-content.navigation.newsletter' })}
              </ButtonLink>
              <FeedLink href={documentPaths.feed(kind)} />
            </Cluster>
          )
        }
      />
      {articles.length === 0 ? (
        <EmptyState
          level={2}
          title={text('empty')}
          action={<ButtonLink href={paths.home()}>{intl.formatMessage({ id: 'mf-content.home' })}</ButtonLink>}
        />
      ) : (
        <ArticleCards kind={kind} articles={articles} />
      )}
      {past.length > 0 && (
        <Stack as="section" aria-labelledby="past-events">
          <Heading id="past-events">{intl.formatMessage({ id: 'mf-content.events.past' })}</Heading>
          <ArticleCards kind={kind} articles={past} level={3} />
        </Stack>
      )}
      {kind !== 'events' && <NewsletterSection />}
    </Page>
  )
}

interface ArticleCardsProps extends Pick<ArticleListProps, 'articles' | 'kind'> {
  level?: 2 | 3
}

const ArticleCards = ({ articles, kind, level }: ArticleCardsProps) => (
  <Grid as="ul" gap={24} className={css.articles}>
    {articles.map((article) => (
      <ArticleCard key={article.slug} kind={kind} article={article} level={level} />
    ))}
  </Grid>
)

export function ArticleCard({
  kind,
  article,
  level = 2,
}: {
  kind: ArticleKind
  article: PageSummary
  level?: 2 | 3 | undefined
}) {
  return (
    <Card as="li" isLinked padding="none">
      {article.coverUrl && (
        <img
          {...picturesFor(article.coverUrl, '(width < 40rem) 100vw, 26rem')}
          alt=""
          width={640}
          height={320}
          loading="lazy"
          decoding="async"
          className={css.cover}
        />
      )}
      <Stack gap={8} className={css.words}>
        <ArticleFacts article={article} size={12} />
        <CardTitle level={level} href={pathOf(kind, article)}>
          {article.title}
        </CardTitle>
        <Text tone="muted">{article.summary}</Text>
      </Stack>
    </Card>
  )
}
