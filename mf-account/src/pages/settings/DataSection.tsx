import { paths } from '@sild/paths'
import { useText } from '@sild/shell-api'
import { ButtonLink, Cluster } from '@sild/ui'
import { SettingsSection } from './SettingsSection.tsx'

export function DataSection() {
  const text = useText('mf-account.settings.data')
  return (
    <SettingsSection anchor="data" title={text('title')} description={text('description')}>
      <Cluster>
        <ButtonLink href={paths.myData()}>{text('open')}</ButtonLink>
      </Cluster>
    </SettingsSection>
  )
}
