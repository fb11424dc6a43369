import { limits } from '@sild/contract/limits'
import { useIntl } from '@sild/shell-api'
import { TextField } from '@sild/ui'
import { TextArea } from '@sild/ui/forms'
import { SettingsSection } from '../settings/SettingsSection.tsx'
import type { MyCompany } from './MyCompanyFrame.tsx'
import { SavedForm } from './SavedForm.tsx'
import { useCompanySection } from './use-company-section.ts'

export function AboutSection(mine: MyCompany) {
  const intl = useIntl()
  const { form, field, text } = useCompanySection('about', ['name', 'description'], mine)
  return (
    <SettingsSection title={intl.formatMessage({ id: 'mf-account.my-company.about' })}>
      <SavedForm form={form}>
        <TextField {...field('name')} autoComplete="organization" maxLength={limits.companyName.max} />
        <TextArea
          {...field('description')}
          defaultValue={mine.company.description ?? ''}
          optionalLabel={text('optional')}
          rows={8}
          limit={limits.description.max}
          remainingText={(remaining) => text('remaining', { remaining })}
        />
      </SavedForm>
    </SettingsSection>
  )
}
