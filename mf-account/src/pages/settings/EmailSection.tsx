import { paths } from '@sild/paths'
import { useMember, useText } from '@sild/shell-api'
import { Cluster, Link, StatusBadge, Text } from '@sild/ui'
import { ReturnedMails } from './ReturnedMails.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** Support changes confirmed addresses, so that a person at an unlocked browser cannot take over the account. */
export function EmailSection() {
  const { user } = useMember()
  const text = useText('mf-account.settings.email')
  return (
    <SettingsSection anchor="email" title={text('title')}>
      <Cluster>
        <Text isStrong>{user.email}</Text>
        <StatusBadge tone={user.isVerified ? 'success' : 'warning'}>
          {text(user.isVerified ? 'confirmed' : 'unconfirmed')}
        </StatusBadge>
      </Cluster>
      <ReturnedMails />
      {user.isVerified ? (
        <Text tone="muted">
          {text('change')} <Link href={paths.newTicket(text('title'))}>{text('support')}</Link>
        </Text>
      ) : (
        <Link href={paths.activation()}>{text('confirm')}</Link>
      )}
    </SettingsSection>
  )
}
