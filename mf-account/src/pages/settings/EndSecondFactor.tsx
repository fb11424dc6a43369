import { endSecondFactor, getSecondFactor } from '@sild/contract/accounts/operations'
import { useNotify, useSessionActions, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient } from '@sild/shell-api/query'
import { TextField } from '@sild/ui'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { SettingsForm } from './SettingsForm.tsx'

// Other forms of the page have a field named password.
const empty = { factorPassword: '', code: '' }

export function EndSecondFactor() {
  const notify = useNotify()
  const session = useSessionActions()
  const text = useText('mf-account')
  const form = useOperationForm<typeof endSecondFactor, typeof empty>({
    operation: endSecondFactor,
    schema: () =>
      import('@sild/contract/accounts/second-factor-schemas').then(({ endSecondFactorBody }) => endSecondFactorBody),
    defaultValues: empty,
    toInput: ({ code, factorPassword: password }) => ({ body: { code, password } }),
    fieldOf: (path) => (path === 'password' ? 'factorPassword' : path),
    onDone: async () => {
      notify({ tone: 'success', text: text('settings.second-factor.ended') })
      await session.refresh()
      await queryClient.invalidateQueries({ queryKey: [getSecondFactor.path] })
    },
  })
  return (
    <SettingsForm form={form} submitLabel={text('settings.second-factor.end')}>
      <CurrentPasswordField error={form.messageOf('factorPassword')} {...form.register('factorPassword')} />
      <TextField
        autoComplete="one-time-code"
        label={text('settings.second-factor.any-code')}
        error={form.messageOf('code')}
        {...form.register('code')}
      />
    </SettingsForm>
  )
}
