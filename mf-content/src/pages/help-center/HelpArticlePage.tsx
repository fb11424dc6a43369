import { paths } from '@sild/paths'
import { type LoaderArgs, redirect, useLoaderData } from '@sild/router'
import { type PageHandle, useIntl } from '@sild/shell-api'
import { Article } from '../articles/Article.tsx'
import { articleLoader } from '../articles/load-articles.ts'
import { loadHelpCategory } from './load-help.ts'

export async function loader(page: LoaderArgs) {
  const loadArticle = articleLoader((slug) => paths.helpArticle(page.params.category!, slug))
  const [article, { category }] = await Promise.all([loadArticle(page), loadHelpCategory(page)])
  if (article.categorySlug !== category.slug) throw redirect(paths.helpArticle(article.categorySlug, article.slug), 301)
  return { article, category }
}

export const handle: PageHandle<typeof loader> = {
  title: ({ loaded }) => loaded.article.title,
  description: ({ loaded }) => loaded.article.summary,
}

export function Component() {
  const intl = useIntl()
  const { article, category } = useLoaderData<typeof loader>()
  return (
    <Article
      article={article}
      breadcrumbs={[
        { href: paths.helpCenter(), label: intl.formatMessage({ id: 'mf-content.help.title' }) },
        { href: paths.helpCategory(category.slug), label: category.title },
      ]}
    />
  )
}
