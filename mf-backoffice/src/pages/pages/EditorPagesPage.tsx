import { listEditorPages } from '@sild/contract/content/editor-operations'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { ButtonLink } from '@sild/ui'
import { ListPage } from '../../shown/ListPage.tsx'
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
    <ListPage
      title={text('title')}
      description={data.reviewCount > 0 ? text('waiting', { count: data.reviewCount }) : text('description')}
      actions={add}
      layout="cards"
      filters={<PagesFilter categories={data.categories} />}
      empty={{ title: text('empty'), text: text('empty.text'), action: add }}
      hrefOf={({ page }) => withQuery(paths.editorPages(), { state, section, query, page })}
      pages={{
        size: pageSize,
        total: data.total,
        labels: {
          navigation: text('pages'),
          previous: text('previous'),
          next: text('next'),
          page: (page) => text('page', { page }),
        },
      }}
    >
      {data.list.map((line) => (
        <PageLine key={line.guid} line={line} categories={data.categories} />
      ))}
    </ListPage>
  )
}
