import { type LoaderArgs, useLoaderData } from '@sild/router'
import type { PageHandle } from '@sild/shell-api'
import { ArticleList } from './ArticleList.tsx'
import { articlesLoader } from './load-articles.ts'

/** A webinar is an event with a page of its own. */
export async function loader(page: LoaderArgs) {
  const lists = await Promise.all(['events', 'webinar'].map((category) => articlesLoader(category)(page)))
  return { list: lists.flatMap(({ list }) => list) }
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-content.events.title' }),
  description: ({ intl }) => intl.formatMessage({ id: 'mf-content.events.description' }),
}

export const Component = () => <ArticleList kind="events" articles={useLoaderData<typeof loader>().list} />
