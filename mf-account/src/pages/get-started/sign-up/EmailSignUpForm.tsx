import { registerEmail } from '@sild/contract/accounts/operations'
import { useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Button, Checkbox, TextField } from '@sild/ui'
import { ErrorSummary, Form, FormActions } from '@sild/ui/forms'
import { TermsAgreement } from '../../sign-up/TermsAgreement.tsx'
import { useSignUp } from '../../sign-up/use-sign-up.ts'

interface EmailSignUpValues {
  email: string
  agreement: boolean
}

/** Signs up with the address alone; the password is chosen by the mailed link. */
export function EmailSignUpForm() {
  const { goOn, origin, userType } = useSignUp()
  const form = useOperationForm<typeof registerEmail, EmailSignUpValues>({
    operation: registerEmail,
    schema: () => import('@sild/contract/accounts/schemas').then(({ registerEmailBody }) => registerEmailBody),
    defaultValues: { email: '', agreement: false },
    toInput: ({ email, agreement }) => ({
      body: { ...origin, email: email.trim(), agreement, userType: userType || 'customer' },
    }),
    onDone: goOn,
  })
  const text = useText('mf-account')
  return (
    <Form onSubmit={form.submit}>
      <ErrorSummary title={text('form.problem')} errors={form.errors} />
      <TextField
        type="email"
        autoComplete="email"
        label={text('field.work-email')}
        hint={text('sign-up.by-email.hint')}
        error={form.messageOf('email')}
        {...form.register('email')}
      />
      <Checkbox label={<TermsAgreement />} error={form.messageOf('agreement')} {...form.register('agreement')} />
      <FormActions>
        <Button type="submit" variant="primary" isWide isPending={form.isPending}>
          {text('sign-up.submit')}
        </Button>
      </FormActions>
    </Form>
  )
}
