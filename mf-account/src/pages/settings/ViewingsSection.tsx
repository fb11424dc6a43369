import { listViewings } from '@sild/contract/accounts/viewing-operations'
import { useLocale, useText } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { Cluster, DateTime, Stack, StatusBadge, Text } from '@sild/ui'
import { SettingsSection } from './SettingsSection.tsx'

/** When the staff impersonated the member. Without impersonations the section is not shown. */
export function ViewingsSection() {
  const locale = useLocale()
  const { data } = useApiQuery(listViewings, {})
  const text = useText('mf-account.settings.viewings')
  if (data.list.length === 0) return null
  return (
    <SettingsSection anchor="viewings" title={text('title')} description={text('description')}>
      <Stack as="ul" gap={12}>
        {data.list.map(({ begunAt, endsAt, ground, isOpen, viewingGuid }) => (
          <Cluster as="li" key={viewingGuid} justify="between">
            <Stack gap={4}>
              <Text isStrong>
                <DateTime value={begunAt} locale={locale} format="dayAndTime" />–
                <DateTime value={endsAt} locale={locale} format="time" />
              </Text>
              <Text tone="muted" size={14}>
                {text(`ground.${ground}`)}
              </Text>
            </Stack>
            {isOpen && <StatusBadge tone="warning">{text('now')}</StatusBadge>}
          </Cluster>
        ))}
      </Stack>
    </SettingsSection>
  )
}
