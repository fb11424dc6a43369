import { isSoldTo } from '@sild/contract/companies/countries'
import { constants, limits } from '@sild/contract/limits'
import { useText } from '@sild/shell-api'
import { Select, TextField } from '@sild/ui'
import { FieldRow } from '@sild/ui/forms'
import { CitySelect } from './CitySelect.tsx'
import type { CompanyField } from './company-field.ts'

interface CompanyRegistrationFieldsProps {
  field: CompanyField<'countryCode' | 'cityId' | 'registrationNumber'>
  countries: readonly { code: string; title: string }[]
  countryCode: string
  cityId: string
}

/** The country of a company and its registration number. */
export function CompanyRegistrationFields(props: CompanyRegistrationFieldsProps) {
  const { field, countries, countryCode, cityId } = props
  const text = useText('mf-account.company')
  return (
    <>
      <FieldRow>
        <Select
          {...field('countryCode')}
          hint={text('countryCode.hint')}
          options={countries
            .filter(({ code }) => isSoldTo(code))
            .map(({ code, title }) => ({ value: code, label: title }))}
          placeholder={countryCode ? undefined : text('countryCode.none')}
        />
        <CitySelect
          {...field('cityId')}
          // The cities arrive after the form: only then can the kept one be chosen.
          value={cityId}
          countryCode={countryCode}
          placeholder={text('cityId.none')}
          optionalLabel={text('optional')}
        />
      </FieldRow>
      <TextField
        {...field('registrationNumber')}
        hint={text('registrationNumber.hint', { none: constants.registrationNumberNone })}
        maxLength={limits.registrationCode.max}
      />
    </>
  )
}
