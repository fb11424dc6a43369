import { paths } from '@sild/paths'
import { useIntl } from '@sild/shell-api'
import { ButtonLink, Cluster } from '@sild/ui'
import { SettingsSection } from './SettingsSection.tsx'

export function DataSection() {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id: `mf-account.settings.data.${id}` })
  return (
    <SettingsSection title={text('title')} description={text('description')}>
      <Cluster>
        <ButtonLink href={paths.myData()}>{text('open')}</ButtonLink>
      </Cluster>
    </SettingsSection>
  )
}
