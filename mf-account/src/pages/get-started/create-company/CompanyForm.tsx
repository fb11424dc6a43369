import { createCompany } from '@sild/contract/companies/operations'
import { defaultRegion } from '@sild/contract/enums'
import { limits } from '@sild/contract/limits'
import { readTexts, useIntl, useLocale, useMember, useRegion, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { useEdit, useReview } from '@sild/shell-api/newer-version'
import { Button, TextField, formatDate, useTimeZone } from '@sild/ui'
import { ErrorSummary, FieldRow, Form, FormActions, FormSection, TextArea } from '@sild/ui/forms'
import { CompanyKindFields } from './CompanyKindFields.tsx'
import { CompanyRegistrationFields } from './CompanyRegistrationFields.tsx'
import { type RegisteredCompany, RegisterLookup } from './RegisterLookup.tsx'
import { companyBodyOf, type CompanyValues, emptyCompany } from './company-values.ts'

interface CompanyFormProps {
  countries: readonly { code: string; title: string }[]
  onCreated: () => Promise<void>
}

export function CompanyForm({ countries, onCreated }: CompanyFormProps) {
  const intl = useIntl()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { user } = useMember()
  const region = useRegion() ?? defaultRegion
  const offered = { ...emptyCompany, email: user.email, countryCode: region === 'other' ? '' : region }
  const edit = useEdit<CompanyValues>('create-company', offered, readTexts(emptyCompany))
  const form = useOperationForm<typeof createCompany, CompanyValues>({
    operation: createCompany,
    schema: () => import('@sild/contract/companies/schemas').then(({ createCompanyBody }) => createCompanyBody),
    defaultValues: offered,
    toInput: (values) => ({ body: companyBodyOf(values) }),
    onDone: onCreated,
    draft: edit.draft,
  })
  // The region may be chosen while the form is open.
  useReview(form, offered, edit)
  const { savedAt } = edit.draft
  const text = useText('mf-account.company')
  const field = (name: keyof CompanyValues) => ({
    label: text(name),
    error: form.messageOf(name),
    ...form.register(name),
  })
  const fillIn = ({ name, registrationNumber, address }: RegisteredCompany) => {
    const known = { name, registrationNumber, ...(address && { address }) }
    for (const [filled, value] of Object.entries(known))
      // A key of what is known.
      form.setValue(filled as keyof CompanyValues, value, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      })
    form.setFocus('name')
  }

  return (
    <Form onSubmit={form.submit}>
      <ErrorSummary title={intl.formatMessage({ id: 'mf-account.form.problem' })} errors={form.errors} />
      <TextField {...field('name')} autoComplete="organization" maxLength={limits.companyName.max} />
      <CompanyRegistrationFields
        field={field}
        countries={countries}
        countryCode={form.watch('countryCode')}
        cityId={form.watch('cityId')}
      />
      <RegisterLookup
        key={form.watch('countryCode')}
        countryCode={form.watch('countryCode')}
        query={form.watch('name') || form.watch('registrationNumber')}
        onChosen={fillIn}
      />
      <FormSection title={text('about')} description={text('about.text')}>
        <CompanyKindFields field={field} />
        <TextArea
          {...field('description')}
          optionalLabel={text('optional')}
          rows={5}
          limit={limits.description.max}
          remainingText={(remaining) => text('remaining', { remaining })}
        />
      </FormSection>
      <FormSection title={text('contact')} description={text('contact.text')}>
        <TextField {...field('contactPersonName')} optionalLabel={text('optional')} autoComplete="name" />
        <FieldRow>
          <TextField {...field('email')} optionalLabel={text('optional')} type="email" autoComplete="email" />
          <TextField {...field('phone')} optionalLabel={text('optional')} type="tel" autoComplete="tel" />
        </FieldRow>
        <TextField {...field('address')} optionalLabel={text('optional')} autoComplete="street-address" />
      </FormSection>
      <FormActions status={savedAt ? text('saved', { at: formatDate(savedAt, locale, 'time', timeZone) }) : undefined}>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {text('submit')}
        </Button>
      </FormActions>
    </Form>
  )
}
