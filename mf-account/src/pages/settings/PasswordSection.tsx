import { listSessions, updateUser } from '@sild/contract/accounts/operations'
import { useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient } from '@sild/shell-api/query'
import { PasswordField } from '@sild/ui/forms'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const empty = { oldPassword: '', password: '', repeated: '' }

export function PasswordSection() {
  const notify = useNotify()
  const text = useText('mf-account')
  const form = useOperationForm<typeof updateUser, typeof empty>({
    operation: updateUser,
    schema: () => import('@sild/contract/accounts/schemas').then(({ updateUserBody }) => updateUserBody),
    problems: ({ oldPassword, password, repeated }) => ({
      ...(password !== '' && password === oldPassword && { password: 'same-values' }),
      ...(password !== repeated && { repeated: 'passwords-mismatch' }),
    }),
    defaultValues: empty,
    toInput: ({ oldPassword, password }) => ({ body: { oldPassword, password } }),
    onDone: async () => {
      form.reset(empty)
      notify({ tone: 'success', text: text('settings.password.done') })
      await queryClient.invalidateQueries({ queryKey: [listSessions.path] })
    },
  })
  const labels = { showLabel: text('field.password.show'), hideLabel: text('field.password.hide') }
  return (
    <SettingsSection
      anchor="password"
      title={text('settings.password.title')}
      description={text('settings.password.description')}
    >
      <SettingsForm form={form} submitLabel={text('settings.password.submit')}>
        <CurrentPasswordField error={form.messageOf('oldPassword')} {...form.register('oldPassword')} />
        <PasswordField
          {...labels}
          autoComplete="new-password"
          label={text('field.new-password')}
          hint={text('field.password.hint')}
          error={form.messageOf('password')}
          {...form.register('password')}
        />
        <PasswordField
          {...labels}
          autoComplete="new-password"
          label={text('field.repeated-password')}
          error={form.messageOf('repeated')}
          {...form.register('repeated')}
        />
      </SettingsForm>
    </SettingsSection>
  )
}
