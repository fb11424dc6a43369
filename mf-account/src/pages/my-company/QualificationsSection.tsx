import { updateCompany } from '@sild/contract/companies/operations'
import { limits } from '@sild/contract/limits'
import { useIntl } from '@sild/shell-api'
import { TagField } from '@sild/ui/forms'
import { SettingsSection } from '../settings/SettingsSection.tsx'
import type { MyCompany } from './MyCompanyFrame.tsx'
import { SavedForm } from './SavedForm.tsx'
import { useSavedForm } from './use-saved-form.ts'

/** Tags hold no line breaks, so that one text holds them all. */
const joined = (tags: readonly string[]): string => tags.join('\n')
const split = (text: string): string[] => text.split('\n').filter(Boolean)

export function QualificationsSection({ company, keep, reload }: MyCompany) {
  const intl = useIntl()
  const text = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `mf-account.my-company.tags${id}` }, values)
  const form = useSavedForm<typeof updateCompany, { tags: string }>({
    section: 'tags',
    operation: updateCompany,
    schema: () => import('@sild/contract/companies/schemas').then(({ updateCompanyBody }) => updateCompanyBody),
    present: { tags: joined(company.tags) },
    toInput: ({ tags }) => ({
      params: { guid: company.guid },
      body: { tags: split(tags), version: company.version },
    }),
    onSaved: keep,
    reload,
    labelOf: () => text('.label'),
    showValue: (_name, { tags }) => split(tags).join(', '),
  })
  return (
    <SettingsSection title={text('')} description={text('.text')}>
      <SavedForm form={form}>
        <TagField
          name="tags"
          label={text('.label')}
          error={form.messageOf('tags')}
          value={split(form.watch('tags'))}
          onChange={(tags) => form.setValue('tags', joined(tags), { shouldDirty: true })}
          maxTags={limits.tags.max}
          labels={{
            suggestions: text('.suggestions'),
            remove: (tag) => text('.remove', { tag }),
            add: (tag) => text('.add', { tag }),
          }}
        />
      </SavedForm>
    </SettingsSection>
  )
}
