import type { ReplyOf } from '@sild/api-client'
import { beginSecondFactor } from '@sild/contract/accounts/operations'
import { useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { useState } from 'react'
import { ConfirmSecondFactor } from './ConfirmSecondFactor.tsx'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { SettingsForm } from './SettingsForm.tsx'

// Other forms of the page have a field named password.
const empty = { factorPassword: '' }

interface SetUpSecondFactorProps {
  onBegun: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

/** The password first, then the key and the first code of the app. */
export function SetUpSecondFactor({ onBegun, onDone }: SetUpSecondFactorProps) {
  const [begun, setBegun] = useState<ReplyOf<typeof beginSecondFactor> | null>(null)
  const text = useText('mf-account')
  const form = useOperationForm<typeof beginSecondFactor, typeof empty>({
    operation: beginSecondFactor,
    schema: () =>
      import('@sild/contract/accounts/second-factor-schemas').then(
        ({ beginSecondFactorBody }) => beginSecondFactorBody,
      ),
    defaultValues: empty,
    toInput: ({ factorPassword: password }) => ({ body: { password } }),
    fieldOf: (path) => (path === 'password' ? 'factorPassword' : path),
    onDone: (key) => {
      setBegun(key)
      onBegun()
    },
  })
  if (begun) return <ConfirmSecondFactor {...begun} onDone={onDone} />
  return (
    <SettingsForm form={form} submitLabel={text('settings.second-factor.begin')}>
      <CurrentPasswordField error={form.messageOf('factorPassword')} {...form.register('factorPassword')} />
    </SettingsForm>
  )
}
