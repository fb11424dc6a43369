import { paths } from '@sild/paths'
import { useLoaderData } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { ButtonLink, NoPermissionState } from '@sild/ui'
import { CaseList } from './CaseList.tsx'
import { CaseView } from './CaseView.tsx'
import { CompanyFrame } from './CompanyFrame.tsx'
import { loadCases } from './load-cases.ts'

export const loader = loadCases

export const handle: PageHandle<typeof loader> = {
  title: ({ intl, loaded: { company, shown } }) =>
    shown
      ? intl.formatMessage({ id: 'mf-search.case.title' }, { name: shown.name, company: company.name })
      : intl.formatMessage({ id: 'mf-search.cases.title' }, { company: company.name }),
  isUnlisted: true,
}

export function Component() {
  const { company, cases, shown, isLocked } = useLoaderData<typeof loader>()
  const text = useText('mf-search')
  return (
    <CompanyFrame company={company} tab="cases">
      {isLocked && (
        <NoPermissionState
          title={text('case.locked')}
          action={
            <ButtonLink href={paths.subscriptionPlans(paths.companyCases(company.slug))}>
              {text('cases.plans')}
            </ButtonLink>
          }
        >
          {text('case.locked.text')}
        </NoPermissionState>
      )}
      {cases && <CaseList company={company} cases={cases} />}
      {shown && <CaseView company={company} shown={shown} />}
    </CompanyFrame>
  )
}
