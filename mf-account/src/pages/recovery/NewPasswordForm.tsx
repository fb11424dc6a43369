import { resetPassword } from '@sild/contract/accounts/operations'
import { useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Button } from '@sild/ui'
import { ErrorSummary, Form, FormActions, PasswordField } from '@sild/ui/forms'

interface NewPasswordValues {
  password: string
  repeated: string
}

interface NewPasswordFormProps {
  token: string
  /** Without a field for the repetition. */
  isTypedOnce?: boolean
  onDone: (password: string) => void | Promise<void>
}

/** Sets the password by a mailed token. */
export function NewPasswordForm({ token, isTypedOnce = false, onDone }: NewPasswordFormProps) {
  const form = useOperationForm<typeof resetPassword, NewPasswordValues>({
    operation: resetPassword,
    schema: () => import('@sild/contract/accounts/schemas').then(({ resetPasswordBody }) => resetPasswordBody),
    problems: ({ password, repeated }) =>
      isTypedOnce || repeated === password ? {} : { repeated: 'passwords-mismatch' },
    defaultValues: { password: '', repeated: '' },
    toInput: ({ password }) => ({ params: { token }, body: { password } }),
    onDone: (_reply, { password }) => onDone(password),
  })
  const text = useText('mf-account')
  const field = {
    autoComplete: 'new-password',
    showLabel: text('field.password.show'),
    hideLabel: text('field.password.hide'),
  } as const
  return (
    <Form onSubmit={form.submit}>
      <ErrorSummary title={text('form.problem')} errors={form.errors} />
      <PasswordField
        {...field}
        label={text('field.new-password')}
        hint={text('field.password.hint')}
        error={form.messageOf('password')}
        {...form.register('password')}
      />
      {!isTypedOnce && (
        <PasswordField
          {...field}
          label={text('field.repeated-password')}
          error={form.messageOf('repeated')}
          {...form.register('repeated')}
        />
      )}
      <FormActions>
        <Button type="submit" variant="primary" isWide isPending={form.isPending}>
          {text('recovery.set')}
        </Button>
      </FormActions>
    </Form>
  )
}
