import { getAuditOverview, listStaffActions } from '@sild/contract/audit/operations'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { ButtonLink, Cluster, EmptyState, Link, Page, PageHeader, RowList } from '@sild/ui'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'
import { ActionLine } from './ActionLine.tsx'
import { actionsInput, beforeOf, filterOf } from './audit-input.ts'
import { AuditFilterForm } from './AuditFilterForm.tsx'
import { ChainNotice } from './ChainNotice.tsx'
import { ExportButton } from './ExportButton.tsx'

export async function loader(page: LoaderArgs) {
  const { searchParams } = new URL(page.request.url)
  await Promise.all([
    loadQuery(page, getAuditOverview, {}),
    loadQuery(page, listStaffActions, actionsInput(searchParams)),
  ])
  return null
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.log.title' }),
  isUnlisted: true,
}

/** All that the staff did, for admins. */
export function Component() {
  const [parameters] = useSearchParams()
  const { data } = useApiQuery(listStaffActions, actionsInput(parameters))
  const text = useText('mf-backoffice.log')
  const filter = filterOf(parameters)
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const oldest = data.list.at(-1)
  return (
    <Page>
      <PageHeader
        breadcrumbs={<BackofficeBreadcrumbs />}
        title={text('title')}
        description={text('description')}
        actions={<ExportButton />}
      />
      <ChainNotice />
      <AuditFilterForm />
      {data.list.length === 0 ? (
        <EmptyState
          level={2}
          title={text(isFiltered ? 'nothing-found' : 'empty')}
          action={isFiltered && <Link href={paths.auditLog()}>{text('filter.end')}</Link>}
        >
          {text(isFiltered ? 'nothing-found.text' : 'empty.text')}
        </EmptyState>
      ) : (
        <RowList>
          {data.list.map((action) => (
            <ActionLine key={action.position} action={action} />
          ))}
        </RowList>
      )}
      <Cluster justify="between">
        {beforeOf(parameters) ? (
          <ButtonLink href={withQuery(paths.auditLog(), { ...filter })}>{text('latest')}</ButtonLink>
        ) : (
          <span />
        )}
        {data.hasMore && oldest && (
          <ButtonLink href={withQuery(paths.auditLog(), { ...filter, before: oldest.position })}>
            {text('older')}
          </ButtonLink>
        )}
      </Cluster>
    </Page>
  )
}
