import { listCategories } from '@sild/contract/content/operations'
import { useIntl, useLocale } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { Card, Cluster, DescriptionList, formatMoney, Heading, Link, Prose, Stack, Text } from '@sild/ui'
import type { StepProps } from './step-props.ts'
import { fieldsOfStep, type Step } from './steps.ts'
import type { PublicationValues } from './publication-values.ts'

/** Everything that was answered, with the way back to each step. */
export function CheckStep({ form, cardType, hrefOf }: StepProps) {
  const intl = useIntl()
  const locale = useLocale()
  const { data: categories } = useApiQuery(listCategories, {})
  const values = form.getValues()
  const text = (id: string) => intl.formatMessage({ id: `mf-publications.publish.${id}` })
  const fact = (id: string) => intl.formatMessage({ id: `mf-publications.fact.${id}` })
  const money = (cents: number | null) => (cents === null ? '' : formatMoney(cents, locale))
  const regions = new Intl.DisplayNames(locale, { type: 'region' })
  const answerOf: Partial<Record<keyof PublicationValues, [label: string, answer: string]>> = {
    name: [text('name'), values.name],
    ...(cardType === 'expert' && { speciality: [text('speciality'), values.speciality] as [string, string] }),
    categoryId: [text('category'), categories.list.find(({ id }) => String(id) === values.categoryId)?.title ?? ''],
    tags: [text('tags'), values.tags.map(({ label }) => label).join(', ')],
    workExperience: [text('experience'), values.workExperience && fact(`experience.${values.workExperience}`)],
    workType: [text('work-type'), values.workType && fact(`workType.${values.workType}`)],
    paymentType: [text('payment-type'), fact(`paymentType.${values.paymentType}`)],
    budgetFromCents: [text('budget-from'), money(values.budgetFromCents)],
    budgetToCents: [text('budget-to'), money(values.budgetToCents)],
    budgetPerHourCents: [text('per-hour'), money(values.budgetPerHourCents)],
    projectDuration: [text('duration'), values.projectDuration && fact(`duration.${values.projectDuration}`)],
    hoursPerWeek: [text('hours'), values.hoursPerWeek && fact(`hours.${values.hoursPerWeek}`)],
    countryCodes: [text('countries'), values.countryCodes.map((code) => regions.of(code)).join(', ')],
  }
  const answered = (step: Step) =>
    fieldsOfStep[step].flatMap((field) => {
      const [term, description] = answerOf[field] ?? []
      return term && description ? [{ term, description }] : []
    })
  return (
    <Stack>
      {(['basics', 'skills', 'terms'] as const).map((step) => (
        <Card key={step}>
          <Stack gap={12}>
            <Cluster justify="between">
              <Heading level={3}>{text(`step.${step}`)}</Heading>
              <Link isAlone href={hrefOf(step)}>
                {text('change')}
              </Link>
            </Cluster>
            {answered(step).length > 0 ? (
              <DescriptionList items={answered(step)} />
            ) : (
              <Text tone="muted">{text('nothing')}</Text>
            )}
            {step === 'basics' && <Prose isPlainText>{values.description}</Prose>}
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
