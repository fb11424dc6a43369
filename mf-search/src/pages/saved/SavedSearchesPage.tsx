import { listCategories, listLanguages } from '@sild/contract/content/operations'
import { listSavedSearches } from '@sild/contract/search/saved-operations'
import { paths } from '@sild/paths'
import { type LoaderArgs, useLocation } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { ButtonLink, EmptyState, Notice, Page, PageHeader, Stack } from '@sild/ui'
import { SavedSearchCard } from './SavedSearchCard.tsx'

/** Prefix of the anchor that notifications link to. */
const ANCHOR = '#search-'

export async function loader(page: LoaderArgs) {
  await Promise.all([
    loadQuery(page, listSavedSearches, {}),
    loadQuery(page, listCategories, {}),
    loadQuery(page, listLanguages, {}),
  ])
  return null
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-search.saved.title' }),
  isUnlisted: true,
}

/** The user's saved searches, with their hits and notification settings. */
export function Component() {
  const { list } = useApiQuery(listSavedSearches, {}).data
  const categories = useApiQuery(listCategories, {}).data.list
  const text = useText('mf-search.saved')
  const { hash } = useLocation()
  const isGone = hash.startsWith(ANCHOR) && !list.some(({ guid }) => hash === `${ANCHOR}${guid}`)
  return (
    <Page>
      <PageHeader
        title={text('title')}
        description={text('description')}
        actions={list.length > 0 && <ButtonLink href={paths.search()}>{text('search')}</ButtonLink>}
      />
      {isGone && <Notice title={text('gone')}>{text('gone.text')}</Notice>}
      {list.length === 0 ? (
        <EmptyState
          level={2}
          title={text('empty')}
          action={
            <ButtonLink variant="primary" href={paths.search()}>
              {text('search')}
            </ButtonLink>
          }
        >
          {text('empty.text')}
        </EmptyState>
      ) : (
        <Stack as="ul" gap={16}>
          {list.map((saved) => (
            <SavedSearchCard key={saved.guid} saved={saved} categories={categories} />
          ))}
        </Stack>
      )}
    </Page>
  )
}
