import { paths } from '@sild/paths'
import { type LoaderArgs, useLoaderData } from '@sild/router'
import { useIntl } from '@sild/shell-api'
import { Article } from './Article.tsx'
import { hasEnded } from './has-ended.ts'
import { articleLoader } from './load-articles.ts'

export { articleHandle as handle } from './article-handle.ts'

export async function loader(page: LoaderArgs) {
  const event = await articleLoader(paths.event)(page)
  // Decided once, so that server and browser write the same words.
  return { ...event, isOver: hasEnded(event, Date.now()) }
}

export function Component() {
  const intl = useIntl()
  const article = useLoaderData<typeof loader>()
  return (
    <Article
      article={article}
      breadcrumbs={[{ href: paths.events(), label: intl.formatMessage({ id: 'mf-content.events.title' }) }]}
    />
  )
}
