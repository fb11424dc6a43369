import { changeEmail } from '@sild/contract/accounts/operations'
import { useMember, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Button, lazyPart, TextField } from '@sild/ui'
import { ErrorSummary, Form, FormActions } from '@sild/ui/forms'
import { Suspense, type SyntheticEvent, useState } from 'react'

const ConfirmEmailDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "mf-account.confirm-email-dialog" */ './ConfirmEmailDialog.tsx'))
      .ConfirmEmailDialog,
)

/** For users who mistyped their address at the sign-up. */
export function ChangeEmail() {
  const notify = useNotify()
  const { user } = useMember()
  const [requestedEmail, setRequestedEmail] = useState<string | null>(null)
  const text = useText('mf-account')
  const form = useOperationForm<typeof changeEmail, { email: string }>({
    operation: changeEmail,
    schema: () => import('@sild/contract/accounts/schemas').then(({ changeEmailBody }) => changeEmailBody),
    problems: ({ email }) => (email.trim().toLowerCase() === user.email.toLowerCase() ? { email: 'same-email' } : {}),
    defaultValues: { email: '' },
    toInput: ({ email }) => ({ body: { email: email.trim(), userType: user.userType } }),
    onDone: () => {
      form.reset()
      notify({ tone: 'success', text: text('activation.resent') })
    },
  })
  async function ask(event: SyntheticEvent) {
    event.preventDefault()
    if (await form.check(['email'])) setRequestedEmail(form.getValues('email').trim())
  }
  return (
    <Form onSubmit={(event) => void ask(event)}>
      <ErrorSummary title={text('form.problem')} errors={form.errors} />
      <TextField
        type="email"
        autoComplete="email"
        label={text('change-email.field')}
        hint={text('change-email.hint')}
        error={form.messageOf('email')}
        {...form.register('email')}
      />
      <FormActions>
        <Button type="submit" isPending={form.isPending}>
          {text('change-email.submit')}
        </Button>
      </FormActions>
      {requestedEmail !== null && (
        <Suspense fallback={null}>
          <ConfirmEmailDialog
            from={user.email}
            to={requestedEmail}
            onCancel={() => setRequestedEmail(null)}
            onConfirm={() => {
              setRequestedEmail(null)
              void form.submit()
            }}
          />
        </Suspense>
      )}
    </Form>
  )
}
