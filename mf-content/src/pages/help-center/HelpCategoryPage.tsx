import { paths } from '@sild/paths'
import { useLoaderData } from '@sild/router'
import { type PageHandle, useIntl } from '@sild/shell-api'
import { Breadcrumbs, Card, CardTitle, Page, PageHeader, Stack, Text } from '@sild/ui'
import { loadHelpCategory } from './load-help.ts'

export const loader = loadHelpCategory

export const handle: PageHandle<typeof loader> = {
  title: ({ loaded }) => loaded.category.title,
  description: ({ loaded }) => loaded.category.description ?? loaded.category.title,
}

export function Component() {
  const intl = useIntl()
  const { category, articles } = useLoaderData<typeof loader>()
  return (
    <Page width="text">
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            label={intl.formatMessage({ id: 'mf-content.breadcrumbs' })}
            items={[{ href: paths.helpCenter(), label: intl.formatMessage({ id: 'mf-content.help.title' }) }]}
          />
        }
        title={category.title}
        description={category.description ?? undefined}
      />
      <Stack gap={12}>
        {articles.map((article) => (
          <Card key={article.slug} isLinked>
            <Stack gap={4}>
              <CardTitle level={2} href={paths.helpArticle(category.slug, article.slug)}>
                {article.title}
              </CardTitle>
              <Text tone="muted">{article.summary}</Text>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Page>
  )
}
