import { getPage } from '@sild/contract/content/operations'
import type { LoaderArgs } from '@sild/router'
import type { PageHandle } from '@sild/shell-api'
import { apiContext } from '@sild/shell-api'

export const loader = ({ context }: LoaderArgs) =>
  context.get(apiContext).call(getPage, { params: { slug: 'there-is-none' } })

export const handle: PageHandle<typeof loader> = { title: ({ loaded }) => loaded.title }

export function Component() {
  return <h1>Never shown</h1>
}
