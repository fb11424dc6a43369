import { getSecondFactor } from '@sild/contract/accounts/operations'
import { listViewings } from '@sild/contract/accounts/viewing-operations'
import { useText } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { SideNavigation } from '@sild/ui'
import { type SettingsSectionId, settingsGroups } from './settings-groups.ts'
import * as css from './SettingsNavigation.module.css'

/** Leads to each section of the settings, where there is room beside them. */
export function SettingsNavigation() {
  const { data: factor } = useApiQuery(getSecondFactor, {})
  const { data: viewings } = useApiQuery(listViewings, {})
  const text = useText('mf-account.settings')
  const isAbsent = (id: SettingsSectionId) =>
    (id === 'second-factor' && factor.state === 'unavailable') || (id === 'viewings' && viewings.list.length === 0)
  return (
    <div className={css.navigation}>
      <SideNavigation
        label={text('title')}
        groups={settingsGroups.map(({ id, sections }) => ({
          title: text(`group.${id}`),
          items: sections
            .filter((section) => !isAbsent(section))
            .map((section) => ({ href: `#${section}`, label: text(`${section}.title`) })),
        }))}
      />
    </div>
  )
}
