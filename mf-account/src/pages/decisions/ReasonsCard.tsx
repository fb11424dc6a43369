import type { Statement } from '@sild/contract/moderation/appeal-schemas'
import { useLocale, useText } from '@sild/shell-api'
import { Card, DateTime, DescriptionList, Heading, Prose, Stack } from '@sild/ui'

/** The statement of reasons. */
export function ReasonsCard({ statement }: { statement: Statement }) {
  const locale = useLocale()
  const text = useText('mf-account.decision')
  return (
    <Card as="section" padding="large" aria-labelledby="reasons">
      <Stack gap={16}>
        <Heading level={2} id="reasons">
          {text('reasons')}
        </Heading>
        <Prose isPlainText>{statement.message}</Prose>
        <DescriptionList
          items={[
            { term: text('ground'), description: text(`ground.${statement.ground}`) },
            ...(statement.quote ? [{ term: text('quote'), description: <q>{statement.quote}</q> }] : []),
            {
              term: text('decided'),
              description: <DateTime value={statement.decidedAt} locale={locale} format="dayAndTime" />,
            },
          ]}
        />
      </Stack>
    </Card>
  )
}
