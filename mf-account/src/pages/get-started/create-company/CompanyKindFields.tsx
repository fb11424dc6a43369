import { companySizes, companyTypes } from '@sild/contract/enums'
import { useText } from '@sild/shell-api'
import { Select, TextField } from '@sild/ui'
import { FieldRow } from '@sild/ui/forms'
import type { CompanyField } from './company-field.ts'

/** The kind of a company. */
export function CompanyKindFields({ field }: { field: CompanyField<'industry' | 'type' | 'size'> }) {
  const text = useText('mf-account.company')
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
