import { paths } from '@sild/paths'
import { useLoaderData } from '@sild/router'
import { useIntl } from '@sild/shell-api'
import { Article } from './Article.tsx'
import { articleLoader } from './load-articles.ts'

export { articleHandle as handle } from './article-handle.ts'

export const loader = articleLoader(paths.event)

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
