import { createCompany } from '@sild/contract/companies/operations'
import { companySizes, companyTypes, defaultRegion } from '@sild/contract/enums'
import { constants, limits } from '@sild/contract/limits'
import { useDraft, useIntl, useMember } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Button, Select, TextField } from '@sild/ui'
import { ErrorSummary, FieldRow, Form, FormActions, FormSection, TextArea } from '@sild/ui/forms'
import { useState } from 'react'
import { CitySelect } from './CitySelect.tsx'
import { type RegisteredCompany, RegisterLookup } from './RegisterLookup.tsx'
import { companyBodyOf, type CompanyValues, emptyCompany, readCompanyDraft } from './company-values.ts'

interface CompanyFormProps {
  countries: readonly { code: string; title: string }[]
  onCreated: () => Promise<void>
}

export function CompanyForm({ countries, onCreated }: CompanyFormProps) {
  const intl = useIntl()
  const { user } = useMember()
  const [initial] = useState(() => ({ ...emptyCompany, email: user.email, countryCode: defaultRegion }))
  const draft = useDraft<CompanyValues>('create-company', { empty: initial, parse: readCompanyDraft })
  const form = useOperationForm<typeof createCompany, CompanyValues>({
    operation: createCompany,
    schema: () => import('@sild/contract/companies/schemas').then(({ createCompanyBody }) => createCompanyBody),
    defaultValues: initial,
    toInput: (values) => ({ body: companyBodyOf(values) }),
    onDone: onCreated,
    draft,
  })
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `mf-account.company.${id}` }, values)
  const choices = (name: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: text(`${name}.${value}`) }))
  const field = (name: keyof CompanyValues) => ({
    label: text(name),
    error: form.messageOf(name),
    ...form.register(name),
  })
  const fillIn = ({ name, registrationNumber, address }: RegisteredCompany) => {
    const known = { name, registrationNumber, ...(address && { address }) }
    for (const [filled, value] of Object.entries(known))
      form.setValue(filled as keyof CompanyValues, value, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      })
  }

  return (
    <Form onSubmit={form.submit}>
      <ErrorSummary title={intl.formatMessage({ id: 'mf-account.form.problem' })} errors={form.errors} />
      <TextField {...field('name')} autoComplete="organization" maxLength={limits.companyName.max} />
      <FieldRow>
        <Select
          {...field('countryCode')}
          options={countries.map(({ code, title }) => ({ value: code, label: title }))}
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
      <RegisterLookup
        countryCode={form.watch('countryCode')}
        query={form.watch('name') || form.watch('registrationNumber')}
        onChosen={fillIn}
      />
      <FormSection title={text('about')} description={text('about.text')}>
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
      <FormActions status={draft.savedAt ? text('saved', { at: intl.formatTime(draft.savedAt) }) : undefined}>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {text('submit')}
        </Button>
      </FormActions>
    </Form>
  )
}
