import { listCategories } from '@sild/contract/content/operations'
import type { ModerationCase } from '@sild/contract/moderation/schemas'
import { useLocale, useText } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { Badge, Cluster, DateTime, DescriptionList, formatMoney } from '@sild/ui'
import type { ReactNode } from 'react'
import { Places } from './Places.tsx'
import { SpokenLanguages } from './SpokenLanguages.tsx'

/** The facts of the publication besides its text, and the times of the case: arrival and deadline. */
export function CaseFacts({ moderationCase }: { moderationCase: ModerationCase }) {
  const locale = useLocale()
  const text = useText('mf-backoffice')
  const { data: categories } = useApiQuery(listCategories, {})
  const { dueAt, publication, submittedAt } = moderationCase
  const { categoryId, languages, locations, paymentType, tags, ...terms } = publication
  const money = (cents: number | null) => (cents === null ? null : formatMoney(cents, locale))
  const facts: [field: string, description: ReactNode][] = [
    ['categoryId', categories.list.find(({ id }) => id === categoryId)?.title ?? categoryId],
    ['speciality', terms.speciality],
    ['tags', <Labels key="tags" tags={tags} />],
    ['segment', terms.segment && text(`term.segment.${terms.segment}`)],
    ['workType', terms.workType && text(`term.workType.${terms.workType}`)],
    ['budgetFromCents', money(terms.budgetFromCents)],
    ['budgetToCents', money(terms.budgetToCents)],
    ['budgetPerHourCents', money(terms.budgetPerHourCents)],
    ['paymentType', paymentType !== 'ANY' && text(`term.paymentType.${paymentType}`)],
    ['projectDuration', terms.projectDuration && text(`term.projectDuration.${terms.projectDuration}`)],
    ['hoursPerWeek', terms.hoursPerWeek && text(`term.hoursPerWeek.${terms.hoursPerWeek}`)],
    ['workExperience', terms.workExperience && text(`term.workExperience.${terms.workExperience}`)],
    ['languages', languages.length > 0 && <SpokenLanguages key="languages" languages={languages} />],
    ['locations', locations.length > 0 && <Places key="locations" locations={locations} />],
  ]
  return (
    <DescriptionList
      items={[
        ...facts.flatMap(([field, description]) =>
          description ? [{ term: text(`field.${field}`), description }] : [],
        ),
        {
          term: text('case.submitted'),
          description: <DateTime value={submittedAt} locale={locale} format="dayAndTime" />,
        },
        {
          term: text('case.due'),
          description: <DateTime value={dueAt} locale={locale} format="dayAndTime" />,
        },
      ]}
    />
  )
}

function Labels({ tags }: Pick<ModerationCase['publication'], 'tags'>) {
  return (
    <Cluster gap={4}>
      {tags.map((tag) => (
        <Badge key={tag.guid}>{tag.label}</Badge>
      ))}
    </Cluster>
  )
}
