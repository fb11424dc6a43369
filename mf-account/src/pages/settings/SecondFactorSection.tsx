import { getSecondFactor } from '@sild/contract/accounts/operations'
import { useText } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { Cluster, StatusBadge, Text } from '@sild/ui'
import { useEffect, useRef, useState } from 'react'
import { EndSecondFactor } from './EndSecondFactor.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx'

/** Only the staff have it. */
export function SecondFactorSection() {
  const text = useText('mf-account.settings.second-factor')
  const { data } = useApiQuery(getSecondFactor, {})
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const stage = codes ? 'codes' : data.state
  const shown = useRef(stage)
  useEffect(() => {
    // The clicked button has been removed.
    if (shown.current !== stage) heading.current?.focus()
    shown.current = stage
  }, [stage])
  if (data.state === 'unavailable') return null
  return (
    <SettingsSection
      anchor="second-factor"
      title={text('title')}
      description={text(data.state === 'required' ? 'required' : 'description')}
      headingRef={heading}
    >
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
        <SetUpSecondFactor onBegun={() => heading.current?.focus()} onDone={setCodes} />
      )}
    </SettingsSection>
  )
}
