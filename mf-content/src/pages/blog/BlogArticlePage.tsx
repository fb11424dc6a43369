import { getPage } from '@sild/contract/content/operations'
import type { LoaderArgs } from '@sild/router'
import { useLoaderData } from '@sild/router'
import type { PageHandle } from '@sild/shell-api'
import { apiContext, useLocale } from '@sild/shell-api'
import { DateTime, Page, PageHeader, Prose } from '@sild/ui'

export const loader = ({ context, params }: LoaderArgs) => context.get(apiContext).call(getPage, { params: { slug: params.slug ?? '' } })

export const handle: PageHandle<typeof loader> = {
  title: ({ loaded }) => loaded.title,
  description: ({ loaded }) => loaded.summary,
  image: ({ loaded }) => loaded.coverUrl ?? undefined,
}

export function Component() {
  const locale = useLocale()
  const article = useLoaderData<typeof loader>()
  return (
    <Page width="text">
      <PageHeader title={article.title} meta={<DateTime value={article.publishedAt} locale={locale} />} />
      <Prose>
        <p>{article.summary}</p>
      </Prose>
    </Page>
  )
}
