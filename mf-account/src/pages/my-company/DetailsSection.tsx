import { listCountries } from '@sild/contract/content/operations'
import { companySizes, companyTypes } from '@sild/contract/enums'
import { constants, limits } from '@sild/contract/limits'
import { useIntl } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { Select, TextField } from '@sild/ui'
import { FieldRow } from '@sild/ui/forms'
import { CitySelect } from '../get-started/create-company/CitySelect.tsx'
import { SettingsSection } from '../settings/SettingsSection.tsx'
import type { MyCompany } from './MyCompanyFrame.tsx'
import { SavedForm } from './SavedForm.tsx'
import { useCompanySection } from './use-company-section.ts'

const fields = ['countryCode', 'cityId', 'registrationNumber', 'industry', 'type', 'size'] as const

export function DetailsSection(mine: MyCompany) {
  const intl = useIntl()
  const { data: countries } = useApiQuery(listCountries, {})
  const { form, field, text } = useCompanySection('details', fields, mine)
  const choices = (name: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: text(`${name}.${value}`) }))
  return (
    <SettingsSection title={intl.formatMessage({ id: 'mf-account.my-company.details' })}>
      <SavedForm form={form}>
        <FieldRow>
          <Select
            {...field('countryCode')}
            options={countries.list.map(({ code, title }) => ({ value: code, label: title }))}
          />
          <CitySelect
            {...field('cityId')}
            // The cities arrive after the form: only then can the kept one be chosen.
            value={form.watch('cityId')}
            countryCode={form.watch('countryCode')}
            placeholder={text('cityId.none')}
            optionalLabel={text('optional')}
          />
        </FieldRow>
        <TextField
          {...field('registrationNumber')}
          hint={text('registrationNumber.hint', { none: constants.registrationNumberNone })}
          maxLength={limits.registrationCode.max}
        />
        <TextField {...field('industry')} optionalLabel={text('optional')} />
        <FieldRow>
          <Select
            {...field('type')}
            optionalLabel={text('optional')}
            placeholder={text('choose')}
            options={choices('type', companyTypes)}
          />
          <Select
            {...field('size')}
            optionalLabel={text('optional')}
            placeholder={text('choose')}
            options={choices('size', companySizes)}
          />
        </FieldRow>
      </SavedForm>
    </SettingsSection>
  )
}
