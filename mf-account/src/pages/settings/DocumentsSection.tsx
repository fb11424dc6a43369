import { listDocuments } from '@sild/contract/accounts/operations'
import type { documentKinds } from '@sild/contract/accounts/schemas'
import { paths } from '@sild/paths'
import { useLocale, useText } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { Cluster, DateTime, Link, Stack, Text } from '@sild/ui'
import { SettingsSection } from './SettingsSection.tsx'

const addresses: Readonly<Record<(typeof documentKinds)[number], string>> = {
  'terms-and-conditions': paths.terms(),
  'privacy-policy': paths.privacyPolicy(),
  'cookie-policy': paths.cookiePolicy(),
}

export function DocumentsSection() {
  const locale = useLocale()
  const { data } = useApiQuery(listDocuments, {})
  const text = useText('mf-account.settings.documents')
  return (
    <SettingsSection anchor="documents" title={text('title')}>
      <Stack as="ul" gap={8}>
        {data.list.map(({ kind, acceptedAt }) => (
          <Cluster as="li" key={kind} justify="between">
            <Link href={addresses[kind]}>{text(kind)}</Link>
            {acceptedAt && (
              <Text tone="muted" size={14}>
                {text('accepted')} <DateTime value={acceptedAt} locale={locale} />
              </Text>
            )}
          </Cluster>
        ))}
      </Stack>
    </SettingsSection>
  )
}
