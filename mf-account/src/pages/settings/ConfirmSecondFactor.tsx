import { confirmSecondFactor, getSecondFactor, listSessions } from '@sild/contract/accounts/operations'
import { useSessionActions, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient } from '@sild/shell-api/query'
import { TextField } from '@sild/ui'
import { FactorKey } from './FactorKey.tsx'
import { SettingsForm } from './SettingsForm.tsx'

interface ConfirmSecondFactorProps {
  secret: string
  uri: string
  onDone: (recoveryCodes: readonly string[]) => void
}

const empty = { code: '' }

export function ConfirmSecondFactor({ secret, uri, onDone }: ConfirmSecondFactorProps) {
  const session = useSessionActions()
  const text = useText('mf-account.settings.second-factor')
  const form = useOperationForm<typeof confirmSecondFactor, typeof empty>({
    operation: confirmSecondFactor,
    schema: () =>
      import('@sild/contract/accounts/second-factor-schemas').then(
        ({ confirmSecondFactorBody }) => confirmSecondFactorBody,
      ),
    defaultValues: empty,
    toInput: ({ code }) => ({ body: { code } }),
    onDone: async ({ recoveryCodes }) => {
      onDone(recoveryCodes)
      // Roles that were waiting for it come with the next token.
      await session.refresh()
      for (const { path } of [getSecondFactor, listSessions]) await queryClient.invalidateQueries({ queryKey: [path] })
    },
  })
  return (
    <SettingsForm form={form} submitLabel={text('confirm')}>
      <FactorKey secret={secret} uri={uri} />
      <TextField
        autoComplete="one-time-code"
        label={text('code')}
        error={form.messageOf('code')}
        {...form.register('code')}
      />
    </SettingsForm>
  )
}
