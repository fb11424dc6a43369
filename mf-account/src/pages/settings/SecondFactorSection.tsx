import { getSecondFactor } from '@sild/contract/accounts/operations'
import { useIntl } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { Cluster, StatusBadge, Text } from '@sild/ui'
import { useState } from 'react'
import { EndSecondFactor } from './EndSecondFactor.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx'

/** Only the staff have it. */
export function SecondFactorSection() {
  const intl = useIntl()
  const { data } = useApiQuery(getSecondFactor, {})
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `mf-account.settings.second-factor.${id}` }, values)
  if (data.state === 'unavailable') return null
  return (
    <SettingsSection title={text('title')} description={text(data.state === 'required' ? 'required' : 'description')}>
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {data.state === 'on' ? (
        <>
          <Cluster>
            <StatusBadge tone="success">{text('on')}</StatusBadge>
            <Text tone="muted">{text('left', { count: data.recoveryCodesLeft })}</Text>
          </Cluster>
          {!codes && <EndSecondFactor />}
        </>
      ) : (
        <SetUpSecondFactor onDone={setCodes} />
      )}
    </SettingsSection>
  )
}
