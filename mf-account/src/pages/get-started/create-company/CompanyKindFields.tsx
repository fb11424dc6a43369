import { companySizes, companyTypes } from '@sild/contract/enums'
import { useIntl } from '@sild/shell-api'
import { Select, TextField } from '@sild/ui'
import { FieldRow } from '@sild/ui/forms'
import type { CompanyField } from './company-field.ts'

/** What kind of company it is. */
export function CompanyKindFields({ field }: { field: CompanyField<'industry' | 'type' | 'size'> }) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id: `mf-account.company.${id}` })
  const choiceOf = (name: 'type' | 'size', values: readonly string[]) => ({
    ...field(name),
    optionalLabel: text('optional'),
    placeholder: text('choose'),
    options: values.map((value) => ({ value, label: text(`${name}.${value}`) })),
  })
  return (
    <>
      <TextField {...field('industry')} optionalLabel={text('optional')} />
      <FieldRow>
        <Select {...choiceOf('type', companyTypes)} />
        <Select {...choiceOf('size', companySizes)} />
      </FieldRow>
    </>
  )
}
