import { listPages } from '@sild/contract/content/operations'
import { getPage } from '@sild/contract/content/operations'
import { constants } from '@sild/contract/limits'
import type { LoaderArgs } from '@sild/router'
import { apiContext } from '@sild/shell-api'

/** Loader of all articles of a category, the newest first. */
export const articlesLoader =
  (categorySlug: string) =>
  ({ context, request: { signal } }: LoaderArgs) =>
    context
      .get(apiContext)
      .call(listPages, { body: { filters: { categorySlug }, limit: constants.pagesListLimit }, signal })

export const loadArticle = ({ context, params, request: { signal } }: LoaderArgs) =>
  context.get(apiContext).call(getPage, { params: { slug: params.slug! }, signal })
export type LoadedArticle = Awaited<ReturnType<typeof loadArticle>>
