import { paths } from '@sild/paths'
import { useLoaderData } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { Button, ButtonLink, EmptyState, Page, PageHeader, Stack } from '@sild/ui'
import { searchTypeOfCompared } from '../../compare/compared-types.ts'
import { CompareNotices } from './CompareNotices.tsx'
import * as css from './ComparePage.module.css'
import { CompareTable } from './CompareTable.tsx'
import { loadCompare } from './load-compare.ts'

export const loader = loadCompare

export const handle: PageHandle<typeof loader> = {
  title: ({ intl, loaded: { cardType } }) =>
    cardType
      ? intl.formatMessage({ id: `mf-search.compare.title.${cardType}` })
      : intl.formatMessage({ id: 'mf-search.compare.title' }),
  isUnlisted: true,
}

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const { cardType, compared } = loaded
  const text = useText('mf-search.compare')
  const more = paths.search({ searchType: searchTypeOfCompared[cardType ?? 'service'] })
  return (
    <Page>
      <PageHeader
        title={text(cardType ? `title.${cardType}` : 'title')}
        actions={
          compared.length > 0 && (
            <div className={css.actions}>
              <ButtonLink href={more}>{text(`more.${cardType ?? 'service'}`)}</ButtonLink>
              <Button onClick={() => print()}>{text('print')}</Button>
            </div>
          )
        }
      />
      <Stack gap={16}>
        <CompareNotices {...loaded} />
        {compared.length === 0 ? (
          <EmptyState
            title={text('empty')}
            action={
              <ButtonLink variant="primary" href={more}>
                {text(`more.${cardType ?? 'service'}`)}
              </ButtonLink>
            }
          >
            {text('empty.text')}
          </EmptyState>
        ) : (
          <CompareTable {...loaded} />
        )}
      </Stack>
    </Page>
  )
}
