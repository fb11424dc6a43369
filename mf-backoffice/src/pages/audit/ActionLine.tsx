import type { ShownAction } from '@sild/contract/audit/schemas'
import { paths } from '@sild/paths'
import { useLocale, useText } from '@sild/shell-api'
import { Badge, Card, Cluster, DateTime, Link, Stack, Text } from '@sild/ui'
import { useActionTexts } from './use-action-texts.ts'

/** One row of the log. Whatever it is about leads to all that was done about it. */
export function ActionLine({ action }: { action: ShownAction }) {
  const locale = useLocale()
  const { operationText, subjectText } = useActionTexts()
  const text = useText('mf-backoffice.log')
  const { about, at, by, choices, isAltered, operation, position } = action
  const chosen = Object.entries(choices)
  return (
    <Card as="li">
      <Stack gap={8}>
        <Cluster justify="between" gap={16}>
          <Text isStrong>{operationText(operation)}</Text>
          {isAltered && <Badge tone="danger">{text('altered')}</Badge>}
        </Cluster>
        <Text size={14} tone="muted">
          {by ?? text('nobody')}&nbsp;· <DateTime value={at} locale={locale} format="dayAndTime" />
          {`\u00a0· #${position}`}
        </Text>
        {about.length > 0 && (
          <Stack as="ul" gap={4}>
            {about.map(({ label, name, value }) => (
              <Text as="li" size={14} key={name}>
                {subjectText(name)}: <Link href={paths.auditLog(value)}>{label ?? value}</Link>
              </Text>
            ))}
          </Stack>
        )}
        {chosen.length > 0 && (
          <Text size={14} tone="muted">
            {chosen.map(([name, value]) => `${name}: ${String(value)}`).join('\u00a0· ')}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
