import type { RegisterCheck } from '@sild/contract/companies/schemas'
import { useLocale, useText } from '@sild/shell-api'
import { Card, Cluster, DescriptionList, formatDate, Heading, Stack, StatusBadge, Text, useTimeZone } from '@sild/ui'

const tones = { verified: 'success', failed: 'danger', 'not-checked': 'neutral' } as const

interface RegisterEvidenceProps {
  status: RegisterCheck['status']
  /** The latest first. */
  checks: readonly RegisterCheck[]
}

/** The check in a public register: register, date and number, so that readers can verify it. */
export function RegisterEvidence({ status, checks }: RegisterEvidenceProps) {
  const locale = useLocale()
  const timeZone = useTimeZone()
  const text = useText('mf-search.company.register')
  // A later failed check does not invalidate an earlier answer.
  const check = checks.find((made) => made.status === status)
  const facts: [string, string | null | undefined][] = [
    ['source', check?.source && text(`source.${check.source}`)],
    ['queriedAt', check && formatDate(check.queriedAt, locale, 'day', timeZone)],
    ['number', check?.number],
    ['registeredName', check?.registeredName],
    ['nameMatch', check?.nameMatch && text(`name.${check.nameMatch}`)],
  ]
  const shown = facts.flatMap(([term, description]) => (description ? [{ term: text(term), description }] : []))
  return (
    <Card as="section" aria-labelledby="register">
      <Stack gap={12}>
        <Heading level={2} size={16} id="register">
          {text('title')}
        </Heading>
        <Cluster>
          <StatusBadge tone={tones[status]}>{text(`status.${status}`)}</StatusBadge>
        </Cluster>
        {check?.reason && (
          <Text size={14} tone="muted">
            {text(`reason.${check.reason}`)}
          </Text>
        )}
        {check?.source && <DescriptionList layout="stacked" items={shown} />}
      </Stack>
    </Card>
  )
}
