import type { CompanyAccount } from '@sild/contract/companies/staff-schemas'
import { paths } from '@sild/paths'
import { useLocale, useText } from '@sild/shell-api'
import { Card, DateTime, Heading, Link, Stack, Text } from '@sild/ui'

/** The members of a company, with links to their accounts. */
export function MemberList({ members }: { members: CompanyAccount['members'] }) {
  const locale = useLocale()
  const text = useText('mf-backoffice.companies')
  return (
    <Card as="section" padding="large">
      <Stack gap={12}>
        <Heading level={2}>{text('members')}</Heading>
        {members.length === 0 ? (
          <Text tone="muted">{text('members.none')}</Text>
        ) : (
          <Stack as="ul" gap={8}>
            {members.map(({ email, joinedAt, role, userGuid }) => (
              <li key={userGuid}>
                <Link href={paths.backofficeUser(userGuid)}>{email}</Link>
                <Text size={14} tone="muted">
                  {text(`role.${role}`)}, {text('member.since')}{' '}
                  <DateTime value={joinedAt} locale={locale} format="day" />
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
