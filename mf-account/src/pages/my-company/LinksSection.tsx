import { type LinkName, linkNames } from '@sild/contract/companies/links'
import { updateCompanyLinks } from '@sild/contract/companies/profile-operations'
import { limitOf } from '@sild/contract/permissions'
import { useIntl } from '@sild/shell-api'
import { TextField } from '@sild/ui'
import { SettingsSection } from '../settings/SettingsSection.tsx'
import type { MyCompany } from './MyCompanyFrame.tsx'
import { PlanNotice } from './PlanNotice.tsx'
import { SavedForm } from './SavedForm.tsx'
import { useSavedForm } from './use-saved-form.ts'

type Values = Record<LinkName, string>

const each = <Value,>(value: (name: LinkName) => Value) => ({
  website: value('website'),
  instagram: value('instagram'),
  facebook: value('facebook'),
  linkedin: value('linkedin'),
})

export function LinksSection({ company, plan, keep, reload }: MyCompany) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id: `mf-account.my-company.links${id}` })
  const form = useSavedForm<typeof updateCompanyLinks, Values>({
    section: 'links',
    operation: updateCompanyLinks,
    schema: () => import('@sild/contract/companies/profile-schemas').then(({ updateLinksBody }) => updateLinksBody),
    present: each((name) => company.links?.[name] ?? ''),
    toInput: (values) => ({
      params: { guid: company.guid },
      body: { ...each((name) => values[name].trim() || null), version: company.version },
    }),
    onSaved: keep,
    reload,
    labelOf: (name) => text(`.${name}`),
  })
  return (
    <SettingsSection title={text('')} description={text('.text')}>
      {limitOf(plan, 'company-links') === 0 && <PlanNotice what="links" />}
      <SavedForm form={form}>
        {linkNames.map((name) => (
          <TextField
            key={name}
            type="url"
            autoComplete="url"
            label={text(`.${name}`)}
            error={form.messageOf(name)}
            {...form.register(name)}
          />
        ))}
      </SavedForm>
    </SettingsSection>
  )
}
