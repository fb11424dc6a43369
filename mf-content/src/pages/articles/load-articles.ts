import { getPage, listPages } from '@sild/contract/content/operations'
import { constants } from '@sild/contract/limits'
import { type LoaderArgs, redirect } from '@sild/router'
import { apiContext } from '@sild/shell-api'

/** Loader of all articles of a category, the newest first. */
export const articlesLoader =
  (categorySlug: string) =>
  ({ context, request: { signal } }: LoaderArgs) =>
    context
      .get(apiContext)
      .call(listPages, { body: { filters: { categorySlug }, limit: constants.pagesListLimit }, signal })

/** Loader of one article. A former address leads to the present one for good. */
export const articleLoader =
  (pathOf: (slug: string) => string) =>
  async ({ context, params, request: { signal } }: LoaderArgs) => {
    const article = await context.get(apiContext).call(getPage, { params: { slug: params.slug! }, signal })
    if (article.slug !== params.slug) throw redirect(pathOf(article.slug), 301)
    return article
  }
export type LoadedArticle = Awaited<ReturnType<ReturnType<typeof articleLoader>>>
