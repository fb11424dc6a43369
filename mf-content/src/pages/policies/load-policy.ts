import { getPage } from '@sild/contract/content/operations'
import type { LoaderArgs } from '@sild/router'
import { apiContext } from '@sild/shell-api'

export const policyLoader =
  (slug: string) =>
  ({ context, request: { signal } }: LoaderArgs) =>
    context.get(apiContext).call(getPage, { params: { slug }, signal })
