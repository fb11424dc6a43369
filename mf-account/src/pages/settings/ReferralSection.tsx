import { getReferral } from '@sild/contract/accounts/operations'
import { useNotify, useText } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { Button, Cluster, Text, TextField } from '@sild/ui'
import { SettingsSection } from './SettingsSection.tsx'

export function ReferralSection() {
  const notify = useNotify()
  const { data } = useApiQuery(getReferral, {})
  const text = useText('mf-account.settings.referral')

  async function copy() {
    try {
      await navigator.clipboard.writeText(data.link)
      notify({ tone: 'success', text: text('copied') })
    } catch {
      notify({ tone: 'error', text: text('copy-failed') })
    }
  }

  return (
    <SettingsSection anchor="referral" title={text('title')} description={text('description')}>
      <TextField readOnly label={text('link')} value={data.link} onFocus={({ target }) => target.select()} />
      <Cluster justify="between">
        <Text>{text('count', { count: data.registeredCount })}</Text>
        <Button onClick={() => void copy()}>{text('copy')}</Button>
      </Cluster>
    </SettingsSection>
  )
}
