import { paths } from '@sild/paths'
import { useLoaderData } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { ButtonLink, Card, CardTitle, Grid, Page, PageHeader, Stack, Text } from '@sild/ui'
import { loadHelpCategories } from './load-help.ts'

export const loader = loadHelpCategories

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-content.help.title' }),
  description: ({ intl }) => intl.formatMessage({ id: 'mf-content.help.description' }),
}

export function Component() {
  const { list } = useLoaderData<typeof loader>()
  const text = useText('mf-content.help')
  return (
    <Page>
      <PageHeader title={text('title')} description={text('description')} />
      <Grid>
        {list.map((category) => (
          <Card key={category.slug} isLinked>
            <Stack gap={8}>
              <CardTitle level={2} href={paths.helpCategory(category.slug)}>
                {category.title}
              </CardTitle>
              {category.description && <Text tone="muted">{category.description}</Text>}
              <Text size={14} tone="muted">
                {text('articles', { count: category.pagesCount })}
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Stack gap={12}>
        <Text>{text('not-found')}</Text>
        <div>
          <ButtonLink href={paths.contactUs()}>{text('contact')}</ButtonLink>
        </div>
      </Stack>
    </Page>
  )
}
