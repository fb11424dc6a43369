import { paths } from '@sild/paths'
import { useNavigate, useSearchParams } from '@sild/router'
import { type LoaderArgs } from '@sild/router'
import { listCountries } from '@sild/contract/content/operations'
import { type PageHandle, useIntl, useMember, useSessionActions } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { Page, PageHeader, Stepper } from '@sild/ui'
import { useEffect, useEffectEvent } from 'react'
import { onboardingSteps } from '../onboarding-steps.ts'
import { CompanyForm } from './CompanyForm.tsx'

export const loader = (page: LoaderArgs) => loadQuery(page, listCountries, {})

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.create-company.title' }),
  isUnlisted: true,
}

export function Component() {
  const intl = useIntl()
  const navigate = useNavigate()
  const member = useMember()
  const { refresh } = useSessionActions()
  const [parameters] = useSearchParams()
  const { data: countries } = useApiQuery(listCountries, {})
  const successPath = `${paths.createCompanySuccess()}?${parameters}`

  const leaveWithCompany = useEffectEvent(() => {
    if (member.company) void navigate(successPath, { replace: true })
  })
  // Only for users who already have a company; after creating one, the form navigates itself.
  useEffect(() => leaveWithCompany(), [])

  return (
    <Page width="form">
      <Stepper {...onboardingSteps(intl)} current={1} />
      <PageHeader
        title={intl.formatMessage({ id: 'mf-account.create-company.title' })}
        description={intl.formatMessage({ id: 'mf-account.create-company.description' })}
      />
      <CompanyForm
        countries={countries.list}
        onCreated={async () => {
          // The new company is part of the session from here on.
          await refresh()
          await navigate(successPath)
        }}
      />
    </Page>
  )
}
