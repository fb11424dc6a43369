import { documentPaths } from '@sild/paths'
import { useLoaderData } from '@sild/router'
import type { PageHandle } from '@sild/shell-api'
import { ArticleList } from './ArticleList.tsx'
import { articlesLoader } from './load-articles.ts'

export const loader = articlesLoader('blog')

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-content.blog.title' }),
  feedPath: () => documentPaths.feed('blog'),
  description: ({ intl }) => intl.formatMessage({ id: 'mf-content.blog.description' }),
}

export const Component = () => <ArticleList kind="blog" articles={useLoaderData<typeof loader>().list} />
