import { useIntl } from '@sild/shell-api'
import { TextField } from '@sild/ui'
import { FieldRow } from '@sild/ui/forms'
import { SettingsSection } from '../settings/SettingsSection.tsx'
import type { MyCompany } from './MyCompanyFrame.tsx'
import { SavedForm } from './SavedForm.tsx'
import { useCompanySection } from './use-company-section.ts'

export function ContactsSection(mine: MyCompany) {
  const intl = useIntl()
  const { form, field, text } = useCompanySection('contacts', ['contactPersonName', 'email', 'phone', 'address'], mine)
  const optional = { optionalLabel: text('optional') }
  return (
    <SettingsSection
      title={intl.formatMessage({ id: 'mf-account.my-company.contacts' })}
      description={intl.formatMessage({ id: 'mf-account.my-company.contacts.text' })}
    >
      <SavedForm form={form}>
        <TextField {...field('contactPersonName')} {...optional} autoComplete="name" />
        <FieldRow>
          <TextField {...field('email')} {...optional} type="email" autoComplete="email" />
          <TextField {...field('phone')} {...optional} type="tel" autoComplete="tel" />
        </FieldRow>
        <TextField {...field('address')} {...optional} autoComplete="street-address" />
      </SavedForm>
    </SettingsSection>
  )
}
