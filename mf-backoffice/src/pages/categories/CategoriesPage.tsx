import { listNamedCategories } from '@sild/contract/content/category-operations'
import type { NamedCategory } from '@sild/contract/content/category-schemas'
import { locales } from '@sild/contract/enums'
import { listCategories } from '@sild/contract/content/operations'
import { paths } from '@sild/paths'
import type { LoaderArgs } from '@sild/router'
import { type PageHandle, useIntl, useLocale, useNotify } from '@sild/shell-api'
import { loadQuery, queryClient, useApiQuery } from '@sild/shell-api/query'
import { Badge, Breadcrumbs, Button, Card, Cluster, Heading, joinFacts, Page, PageHeader, Stack, Text } from '@sild/ui'
import { Suspense, useState } from 'react'
import { CategoryNamesDialog } from './CategoryNamesDialog.tsx'

export const loader = (page: LoaderArgs) => loadQuery(page, listNamedCategories, {})

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.categories.title' }),
  isUnlisted: true,
}

/** What the categories are called, language by language. */
export function Component() {
  const intl = useIntl()
  const { data } = useApiQuery(listNamedCategories, {})
  const text = (id: string) => intl.formatMessage({ id: `mf-backoffice.${id}` })
  return (
    <Page>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs label={text('home.breadcrumbs')} items={[{ label: text('title'), href: paths.backoffice() }]} />
        }
        title={text('categories.title')}
        description={text('categories.description')}
      />
      <Stack as="ul" gap={12}>
        {data.list.map((category) => (
          <CategoryCard key={category.categoryId} category={category} />
        ))}
      </Stack>
    </Page>
  )
}

function CategoryCard({ category }: { category: NamedCategory }) {
  const intl = useIntl()
  const locale = useLocale()
  const notify = useNotify()
  const [isOpen, setIsOpen] = useState(false)
  const text = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `mf-backoffice.categories.${id}` }, values)
  const name = category.names[locale]
  const done = () => {
    notify({ tone: 'success', text: text('done', { name }) })
    for (const { path } of [listNamedCategories, listCategories])
      void queryClient.invalidateQueries({ queryKey: [path] })
  }
  return (
    <Card as="li">
      <Cluster justify="between" align="start" gap={12}>
        <Stack gap={4}>
          <Heading level={2} size={16}>
            {name}
          </Heading>
          <Text size={14} tone="muted">
            {joinFacts(locales.filter((other) => other !== locale).map((other) => category.names[other]))}
          </Text>
        </Stack>
        <Cluster>
          {category.isRenamed && <Badge>{text('renamed')}</Badge>}
          <Button size="dense" aria-label={text('rename.of', { name })} onClick={() => setIsOpen(true)}>
            {text('rename')}
          </Button>
        </Cluster>
      </Cluster>
      {isOpen && (
        <Suspense fallback={null}>
          <CategoryNamesDialog category={category} name={name} onClose={() => setIsOpen(false)} onDone={done} />
        </Suspense>
      )}
    </Card>
  )
}
