import type { AppealDetails } from '@sild/contract/moderation/appeal-schemas'
import { paths } from '@sild/paths'
import { useText } from '@sild/shell-api'
import { Card, Heading, Link, Prose, Stack, Text } from '@sild/ui'

/** The object of a report or an appeal in its current state. */
export function SubjectCard({
  isShown = true,
  subject,
  targetType,
}: Pick<AppealDetails, 'subject' | 'targetType'> & {
  /** False of what has no page of its own now. */
  isShown?: boolean
}) {
  const text = useText('mf-backoffice.report')
  const name = targetType === 'review' ? text('review-of', { company: subject?.name ?? '' }) : subject?.name
  return (
    <Card as="section" padding="large">
      <Stack gap={12}>
        <Heading level={2}>{text('subject')}</Heading>
        {subject ? (
          <>
            {isShown ? (
              <Link isAlone href={hrefOf(subject)}>
                {name}
              </Link>
            ) : (
              <Text isStrong>{name}</Text>
            )}
            {subject.author && <Text tone="muted">{text('author', { company: subject.author })}</Text>}
            {subject.text && <Prose isPlainText>{subject.text}</Prose>}
          </>
        ) : (
          <Text tone="muted">{text(targetType === 'chat' ? 'subject.chat' : 'subject.gone')}</Text>
        )}
      </Stack>
    </Card>
  )
}

const hrefOf = ({ cardType, slug }: NonNullable<AppealDetails['subject']>): string =>
  cardType ? paths.publication(cardType, slug) : paths.company(slug)
