import { getMailingConfiguration, updateMailingConfiguration } from '@sild/contract/accounts/operations'
import type { MailingConfiguration } from '@sild/contract/accounts/schemas'
import { useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { showReply, useApiQuery } from '@sild/shell-api/query'
import { Checkbox } from '@sild/ui'
import type { SyntheticEvent } from 'react'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

export function MailingSection() {
  const notify = useNotify()
  const { data } = useApiQuery(getMailingConfiguration, {})
  const text = useText('mf-account')
  const form = useOperationForm<typeof updateMailingConfiguration, MailingConfiguration>({
    operation: updateMailingConfiguration,
    schema: () => import('@sild/contract/accounts/schemas').then(({ mailingConfiguration }) => mailingConfiguration),
    defaultValues: data,
    toInput: (body) => ({ body }),
    onDone: (chosen) => {
      showReply(getMailingConfiguration, {}, chosen)
      form.reset(chosen)
      notify({ tone: 'success', text: text('settings.mailing.done') })
    },
  })
  const { isDirty } = form.formState
  const submit = (event: SyntheticEvent) => {
    if (isDirty) return form.submit(event)
    event.preventDefault()
    notify({ tone: 'information', text: text('form.unchanged') })
  }
  return (
    <SettingsSection
      anchor="mailing"
      title={text('settings.mailing.title')}
      description={text('settings.mailing.description')}
    >
      <SettingsForm form={{ ...form, submit }} submitLabel={text('settings.mailing.submit')}>
        <Checkbox
          label={text('settings.mailing.publication-updates')}
          hint={text('settings.mailing.publication-updates.hint')}
          {...form.register('publicationUpdates')}
        />
        <Checkbox
          label={text('settings.mailing.portal-updates')}
          hint={text('settings.mailing.portal-updates.hint')}
          {...form.register('portalUpdates')}
        />
      </SettingsForm>
    </SettingsSection>
  )
}
