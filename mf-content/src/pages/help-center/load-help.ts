import { listPageCategories, listPages } from '@sild/contract/content/operations'
import type { LoaderArgs } from '@sild/router'
import { data } from '@sild/router'
import { apiContext } from '@sild/shell-api'

const parentCategory = 'help-center'

export const loadHelpCategories = ({ context, request: { signal } }: LoaderArgs) =>
  context.get(apiContext).call(listPageCategories, { query: { parentCategory }, signal })

/** One category with its articles. @throws 404 for a category that is not of the help center */
export async function loadHelpCategory(page: LoaderArgs) {
  const { list } = await loadHelpCategories(page)
  const category = list.find(({ slug }) => slug === page.params.category)
  if (!category) throw data(null, { status: 404 })
  const articles = await page.context
    .get(apiContext)
    .call(listPages, { body: { filters: { categorySlug: category.slug }, limit: 100 }, signal: page.request.signal })
  return { category, articles: articles.list }
}
