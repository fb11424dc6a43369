import { listCountries } from '@sild/contract/content/operations'
import { useIntl } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { CityName } from '../get-started/create-company/CityName.tsx'
import { CompanyKindFields } from '../get-started/create-company/CompanyKindFields.tsx'
import { CompanyRegistrationFields } from '../get-started/create-company/CompanyRegistrationFields.tsx'
import { SettingsSection } from '../settings/SettingsSection.tsx'
import type { MyCompany } from './MyCompanyFrame.tsx'
import { SavedForm } from './SavedForm.tsx'
import { TaxChangeNotice } from './TaxChangeNotice.tsx'
import { useCompanySection } from './use-company-section.ts'

const fields = ['countryCode', 'cityId', 'registrationNumber', 'industry', 'type', 'size'] as const

export function DetailsSection(mine: MyCompany) {
  const intl = useIntl()
  const { data: countries } = useApiQuery(listCountries, {})
  const { form, field } = useCompanySection('details', fields, mine, (name, values) => {
    const value = values[name]
    if (name === 'countryCode') return countries.list.find(({ code }) => code === value)?.title
    if (name === 'cityId') return value && <CityName countryCode={values.countryCode} cityId={value} />
    return value && (name === 'type' || name === 'size')
      ? intl.formatMessage({ id: `mf-account.company.${name}.${value}` })
      : value
  })
  return (
    <SettingsSection title={intl.formatMessage({ id: 'mf-account.my-company.details' })}>
      <TaxChangeNotice change={mine.company.taxChange} companyGuid={mine.company.guid} reload={mine.reload} />
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
