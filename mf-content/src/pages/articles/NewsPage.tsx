import { documentPaths } from '@sild/paths'
import { useLoaderData } from '@sild/router'
import type { PageHandle } from '@sild/shell-api'
import { ArticleList } from './ArticleList.tsx'
import { articlesLoader } from './load-articles.ts'

export const loader = articlesLoader('news')

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-content.news.title' }),
  feedPath: () => documentPaths.feed('news'),
  description: ({ intl }) => intl.formatMessage({ id: 'mf-content.news.description' }),
}

export const Component = () => <ArticleList kind="news" articles={useLoaderData<typeof loader>().list} />
