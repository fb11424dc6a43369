import { useLoaderData } from '@sild/router'
import type { PageHandle } from '@sild/shell-api'
import { ArticleList } from './ArticleList.tsx'
import { articlesLoader } from './load-articles.ts'

export const loader = articlesLoader('events')

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-content.events.title' }),
  description: ({ intl }) => intl.formatMessage({ id: 'mf-content.events.description' }),
}

export const Component = () => <ArticleList kind="events" articles={useLoaderData<typeof loader>().list} />
