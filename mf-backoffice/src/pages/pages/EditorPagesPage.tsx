import { listEditorPages } from '@sild/contract/content/editor-operations'
import { pageOf } from '@sild/contract/paging'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { ButtonLink, EmptyState, Page, PageHeader, Pagination, Stack } from '@sild/ui'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'
import { PageLine } from './PageLine.tsx'
import { PagesFilter } from './PagesFilter.tsx'
import { pagesInput, pageSize, sectionOf, stateOf, wordsOf } from './pages-input.ts'

export const loader = (page: LoaderArgs) =>
  loadQuery(page, listEditorPages, pagesInput(new URL(page.request.url).searchParams))

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.pages.title' }),
  isUnlisted: true,
}

/** All that the editors write, what waits for a reviewer first. */
export function Component() {
  const [parameters] = useSearchParams()
  const { data } = useApiQuery(listEditorPages, pagesInput(parameters))
  const text = useText('mf-backoffice.pages')
  const [state, section, query] = [stateOf(parameters), sectionOf(parameters), wordsOf(parameters)]
  const add = (
    <ButtonLink variant="primary" href={paths.newEditorPage(section)}>
      {text('new')}
    </ButtonLink>
  )
  return (
    <Page>
      <PageHeader
        breadcrumbs={<BackofficeBreadcrumbs />}
        title={text('title')}
        description={data.reviewCount > 0 ? text('waiting', { count: data.reviewCount }) : text('description')}
        actions={add}
      />
      <PagesFilter categories={data.categories} />
      {data.list.length === 0 ? (
        <EmptyState level={2} title={text('empty')} action={add}>
          {text('empty.text')}
        </EmptyState>
      ) : (
        <Stack as="ul" gap={12}>
          {data.list.map((line) => (
            <PageLine key={line.guid} line={line} categories={data.categories} />
          ))}
        </Stack>
      )}
      <Pagination
        page={pageOf(parameters, pageSize)}
        pageCount={Math.ceil(data.total / pageSize)}
        hrefOf={(page) => withQuery(paths.editorPages(), { state, section, query, page })}
        labels={{
          navigation: text('pages'),
          previous: text('previous'),
          next: text('next'),
          page: (page) => text('page', { page }),
        }}
      />
    </Page>
  )
}
