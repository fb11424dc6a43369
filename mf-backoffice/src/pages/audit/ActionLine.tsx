import type { ShownAction } from '@sild/contract/audit/schemas'
import { paths } from '@sild/paths'
import { useLocale, useText } from '@sild/shell-api'
import { Badge, Cluster, DateTime, joinFacts, Link, Row, Stack, Text } from '@sild/ui'
import { useActionTexts } from './use-action-texts.ts'

/** One row of the log. Each subject links to all actions about it. */
export function ActionLine({ action }: { action: ShownAction }) {
  const locale = useLocale()
  const { choiceText, operationText, subjectText } = useActionTexts()
  const text = useText('mf-backoffice.log')
  const { about, at, by, choices, isAltered, operation, position } = action
  const chosen = Object.entries(choices).map(([name, value]) => choiceText(operation, name, value))
  const subjects = subjectsOf(about)
  return (
    <Row
      end={
        subjects.length > 0 && (
          <Stack as="ul" gap={4}>
            {subjects.map(({ label, name, value }) => (
              <Text as="li" size={14} key={name}>
                {subjectText(name)}: <Link href={paths.auditLog(value)}>{label ?? value}</Link>
              </Text>
            ))}
          </Stack>
        )
      }
    >
      <Cluster>
        <Text isStrong>{operationText(operation)}</Text>
        {isAltered && <Badge tone="danger">{text('altered')}</Badge>}
      </Cluster>
      <Text size={14} tone="muted">
        {by ?? text('nobody')}&nbsp;· <DateTime value={at} locale={locale} format="dayAndTime" />
        {`\u00a0· #${position}`}
      </Text>
      {chosen.length > 0 && (
        <Text size={14} tone="muted">
          {joinFacts(chosen)}
        </Text>
      )}
    </Row>
  )
}

/** The path and the reply of a call may name one subject twice: the more specific name is shown. */
const subjectsOf = (about: ShownAction['about']): ShownAction['about'] =>
  about.filter(
    ({ name, value }) => name !== 'guid' || !about.some((other) => other.name !== name && other.value === value),
  )
