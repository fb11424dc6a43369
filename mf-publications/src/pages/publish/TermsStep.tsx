import { listCountries } from '@sild/contract/content/operations'
import { hoursPerWeekBuckets, paymentTypes, projectDurations, workTypes } from '@sild/contract/enums'
import { useLocale, useText } from '@sild/shell-api'
import { Controller } from '@sild/shell-api/forms'
import { useApiQuery } from '@sild/shell-api/query'
import { Select, Stack } from '@sild/ui'
import { FieldRow, PriceField, RadioGroup } from '@sild/ui/forms'
import { LocationsInput } from './LocationsInput.tsx'
import type { StepProps } from './step-props.ts'

export function TermsStep({ form, cardType }: StepProps) {
  const locale = useLocale()
  const { data: countries } = useApiQuery(listCountries, {})
  const text = useText('mf-publications.publish')
  const fact = useText('mf-publications.fact')
  const choices = (name: string, values: readonly (string | number)[]) =>
    values.map((value) => ({ value: String(value), label: fact(`${name}.${value}`) }))
  const price = (name: 'budgetFromCents' | 'budgetToCents' | 'budgetPerHourCents', label: string) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <PriceField
          {...field}
          label={text(label)}
          optionalLabel={text('optional')}
          locale={locale}
          error={form.messageOf(name)}
        />
      )}
    />
  )
  return (
    <Stack gap={24}>
      <RadioGroup
        label={text('work-type')}
        optionalLabel={text('optional')}
        error={form.messageOf('workType')}
        options={workTypes.map((value) => ({
          value,
          label: fact(`workType.${value}`),
          hint: text(`work-type.${value}.hint`),
        }))}
        {...form.register('workType')}
      />
      <Select
        label={text('payment-type')}
        options={choices('paymentType', paymentTypes)}
        error={form.messageOf('paymentType')}
        {...form.register('paymentType')}
      />
      {cardType !== 'expert' && (
        <FieldRow>
          {price('budgetFromCents', cardType === 'project' ? 'budget-from' : 'price-from')}
          {price('budgetToCents', cardType === 'project' ? 'budget-to' : 'price-to')}
        </FieldRow>
      )}
      {price('budgetPerHourCents', 'per-hour')}
      {cardType !== 'expert' && (
        <Select
          label={text('duration')}
          optionalLabel={text('optional')}
          placeholder={text('any')}
          options={choices('duration', projectDurations)}
          error={form.messageOf('projectDuration')}
          {...form.register('projectDuration')}
        />
      )}
      <Select
        label={text('hours')}
        optionalLabel={text('optional')}
        placeholder={text('any')}
        options={choices('hours', hoursPerWeekBuckets)}
        error={form.messageOf('hoursPerWeek')}
        {...form.register('hoursPerWeek')}
      />
      <Controller
        control={form.control}
        name="locations"
        render={({ field }) => (
          <LocationsInput
            value={field.value}
            onChange={field.onChange}
            countries={countries.list}
            error={form.messageOf('locations')}
          />
        )}
      />
    </Stack>
  )
}
