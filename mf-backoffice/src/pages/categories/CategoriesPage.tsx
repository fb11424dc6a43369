import { listNamedCategories } from '@sild/contract/content/category-operations'
import type { LoaderArgs } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { Page, PageHeader, RowList } from '@sild/ui'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'
import { CategoryRow } from './CategoryRow.tsx'

export const loader = (page: LoaderArgs) => loadQuery(page, listNamedCategories, {})

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.categories.title' }),
  isUnlisted: true,
}

/** The names of categories, which of them can be chosen, and which were merged into another. */
export function Component() {
  const { data } = useApiQuery(listNamedCategories, {})
  const text = useText('mf-backoffice')
  return (
    <Page>
      <PageHeader
        breadcrumbs={<BackofficeBreadcrumbs />}
        title={text('categories.title')}
        description={text('categories.description')}
      />
      <RowList>
        {data.list.map((category) => (
          <CategoryRow key={category.categoryId} category={category} all={data.list} />
        ))}
      </RowList>
    </Page>
  )
}
