import { listCategories } from '@sild/contract/content/operations'
import type { ModerationCase } from '@sild/contract/moderation/schemas'
import { useLocale, useText } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { Badge, Cluster, DateTime, DescriptionList, formatMoney } from '@sild/ui'

const budgetFields = ['budgetFromCents', 'budgetToCents', 'budgetPerHourCents'] as const

/** What the publication says beside its text, and when the case came and has to be decided. */
export function CaseFacts({ moderationCase }: { moderationCase: ModerationCase }) {
  const locale = useLocale()
  const text = useText('mf-backoffice')
  const { data: categories } = useApiQuery(listCategories, {})
  const { dueAt, publication, submittedAt } = moderationCase
  const { categoryId, tags } = publication
  return (
    <DescriptionList
      items={[
        {
          term: text('field.categoryId'),
          description: categories.list.find(({ id }) => id === categoryId)?.title ?? categoryId,
        },
        {
          term: text('field.tags'),
          description: (
            <Cluster gap={4}>
              {tags.map((tag) => (
                <Badge key={tag.guid}>{tag.label}</Badge>
              ))}
            </Cluster>
          ),
        },
        ...budgetFields.flatMap((field) =>
          publication[field] === null
            ? []
            : [{ term: text(`field.${field}`), description: formatMoney(publication[field], locale) }],
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
