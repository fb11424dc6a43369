import type { AppealDetails } from '@sild/contract/moderation/appeal-schemas'
import { paths } from '@sild/paths'
import { useLocale, useText } from '@sild/shell-api'
import { Card, DateTime, DescriptionList, Heading, Link, Prose, Stack } from '@sild/ui'

/** The statement of reasons that the appeal is against. */
export function FirstDecisionCard({ appeal }: { appeal: AppealDetails }) {
  const locale = useLocale()
  const text = useText('mf-backoffice.appeal')
  const { caseGuid, firstBy, statement } = appeal
  return (
    <Card as="section" padding="large">
      <Stack gap={12}>
        <Heading level={2}>{text('first')}</Heading>
        <Prose isPlainText>{statement.message}</Prose>
        <DescriptionList
          items={[
            { term: text('ground'), description: text(`ground.${statement.ground}`) },
            ...(statement.quote ? [{ term: text('quote'), description: <q>{statement.quote}</q> }] : []),
            { term: text('first.by'), description: firstBy ?? text('former') },
            {
              term: text('first.at'),
              description: <DateTime value={statement.decidedAt} locale={locale} format="dayAndTime" />,
            },
          ]}
        />
        {caseGuid && (
          <Link isAlone href={paths.moderationCase(caseGuid)}>
            {text('case')}
          </Link>
        )}
      </Stack>
    </Card>
  )
}
