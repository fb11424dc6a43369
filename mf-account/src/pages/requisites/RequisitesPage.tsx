import { getRequisites } from '@sild/contract/companies/profile-operations'
import type { LoaderArgs } from '@sild/router'
import { type PageHandle, useIntl } from '@sild/shell-api'
import { loadQuery } from '@sild/shell-api/query'
import { MyCompanyFrame } from '../my-company/MyCompanyFrame.tsx'
import { loadMyCompany } from '../my-company/use-my-company.ts'
import { RequisitesForm } from './RequisitesForm.tsx'

export const loader = async (page: LoaderArgs) => {
  const { list } = await loadMyCompany(page)
  await Promise.all(list.map(({ guid }) => loadQuery(page, getRequisites, { params: { guid } })))
  return null
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.requisites.title' }),
  isUnlisted: true,
}

export function Component() {
  const intl = useIntl()
  return (
    <MyCompanyFrame tab="requisites" title={intl.formatMessage({ id: 'mf-account.requisites.title' })}>
      {({ company, reload }) => (
        <RequisitesForm
          key={`${company.guid} ${company.taxChange?.requestedAt ?? ''}`}
          company={company}
          reloadCompany={reload}
        />
      )}
    </MyCompanyFrame>
  )
}
