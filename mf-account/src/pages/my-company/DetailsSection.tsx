import { listCountries } from '@sild/contract/content/operations'
import { useIntl } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { CompanyKindFields } from '../get-started/create-company/CompanyKindFields.tsx'
import { CompanyRegistrationFields } from '../get-started/create-company/CompanyRegistrationFields.tsx'
import { SettingsSection } from '../settings/SettingsSection.tsx'
import type { MyCompany } from './MyCompanyFrame.tsx'
import { SavedForm } from './SavedForm.tsx'
import { useCompanySection } from './use-company-section.ts'

const fields = ['countryCode', 'cityId', 'registrationNumber', 'industry', 'type', 'size'] as const

export function DetailsSection(mine: MyCompany) {
  const intl = useIntl()
  const { data: countries } = useApiQuery(listCountries, {})
  const { form, field } = useCompanySection('details', fields, mine)
  return (
    <SettingsSection title={intl.formatMessage({ id: 'mf-account.my-company.details' })}>
      <SavedForm form={form}>
        <CompanyRegistrationFields
          field={field}
          countries={countries.list}
          countryCode={form.watch('countryCode')}
          cityId={form.watch('cityId')}
        />
        <CompanyKindFields field={field} />
      </SavedForm>
    </SettingsSection>
  )
}
