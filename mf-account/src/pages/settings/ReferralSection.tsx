import { getReferral } from '@sild/contract/accounts/operations'
import { useIntl, useNotify } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { Button, Cluster, Text, TextField } from '@sild/ui'
import { SettingsSection } from './SettingsSection.tsx'

export function ReferralSection() {
  const intl = useIntl()
  const notify = useNotify()
  const { data } = useApiQuery(getReferral, {})
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `mf-account.settings.referral.${id}` }, values)

  async function copy() {
    try {
      await navigator.clipboard.writeText(data.link)
      notify({ tone: 'success', text: text('copied') })
    } catch {
      notify({ tone: 'error', text: text('copy-failed') })
    }
  }

  return (
    <SettingsSection title={text('title')} description={text('description')}>
      <TextField readOnly label={text('link')} value={data.link} onFocus={({ target }) => target.select()} />
      <Cluster justify="between">
        <Text>{text('count', { count: data.registeredCount })}</Text>
        <Button onClick={() => void copy()}>{text('copy')}</Button>
      </Cluster>
    </SettingsSection>
  )
}
