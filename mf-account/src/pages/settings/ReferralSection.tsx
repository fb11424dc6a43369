import { getReferral } from '@sild/contract/accounts/operations'
import { useText } from '@sild/shell-api'
import { useCopy } from '@sild/shell-api/copy'
import { useApiQuery } from '@sild/shell-api/query'
import { Button, Cluster, Text, TextField } from '@sild/ui'
import { SettingsSection } from './SettingsSection.tsx'

export function ReferralSection() {
  const { data } = useApiQuery(getReferral, {})
  const text = useText('mf-account.settings.referral')
  const copy = useCopy({ copied: text('copied'), failed: text('copy-failed') })

  return (
    <SettingsSection anchor="referral" title={text('title')} description={text('description')}>
      <TextField readOnly label={text('link')} value={data.link} onFocus={({ target }) => target.select()} />
      <Cluster justify="between">
        <Text>{text('count', { count: data.registeredCount })}</Text>
        <Button onClick={() => void copy(data.link)}>{text('copy')}</Button>
      </Cluster>
    </SettingsSection>
  )
}
