import { type LoaderArgs, useLoaderData } from '@sild/router'
import type { PageHandle } from '@sild/shell-api'
import type { PageSummary } from '@sild/contract/content/schemas'
import { ArticleList } from './ArticleList.tsx'
import { hasEnded } from './has-ended.ts'
import { articlesLoader } from './load-articles.ts'

/** A webinar is an event with a page of its own. */
export async function loader(page: LoaderArgs) {
  const lists = await Promise.all(['events', 'webinar'].map((category) => articlesLoader(category)(page)))
  const byStart = lists.flatMap(({ list }) => list).toSorted((one, other) => startOf(one) - startOf(other))
  // Decided once, so that server and browser write the same lists.
  const { past = [], upcoming = [] } = Object.groupBy(byStart, (event) =>
    hasEnded(event, Date.now()) ? 'past' : 'upcoming',
  )
  return { upcoming, past: past.toReversed() }
}

/** Undated events follow the dated ones. */
const startOf = ({ startsAt }: PageSummary): number => (startsAt === null ? Infinity : Date.parse(startsAt))

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-content.events.title' }),
  description: ({ intl }) => intl.formatMessage({ id: 'mf-content.events.description' }),
}

/** The nearest event first; past events apart, the latest first. */
export function Component() {
  const { past, upcoming } = useLoaderData<typeof loader>()
  return <ArticleList kind="events" articles={upcoming} past={past} />
}
