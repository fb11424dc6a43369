import { useText } from '@sild/shell-api'
import type { OperationForm } from '@sild/shell-api/forms'
import { Button, Checkbox, TextField } from '@sild/ui'
import { ErrorSummary, Form, FormActions } from '@sild/ui/forms'
import type { ReactNode } from 'react'
import { TermsAgreement } from './TermsAgreement.tsx'

interface SignUpFrameProps {
  form: Pick<
    OperationForm<{ email: string; agreement: boolean }>,
    'submit' | 'errors' | 'isPending' | 'messageOf' | 'register'
  >
  emailHint: string
  /** Fields above the address. */
  before?: ReactNode
  /** Fields below the address. */
  children?: ReactNode
}

/** What both sign-up forms have: the address, the terms and the button. */
export function SignUpFrame({ before, children, emailHint, form }: SignUpFrameProps) {
  const text = useText('mf-account')
  return (
    <Form onSubmit={form.submit}>
      <ErrorSummary title={text('form.problem')} errors={form.errors} />
      {before}
      <TextField
        type="email"
        autoComplete="email"
        label={text('field.work-email')}
        hint={emailHint}
        error={form.messageOf('email')}
        {...form.register('email')}
      />
      {children}
      <Checkbox label={<TermsAgreement />} error={form.messageOf('agreement')} {...form.register('agreement')} />
      <FormActions>
        <Button type="submit" variant="primary" isWide isPending={form.isPending}>
          {text('sign-up.submit')}
        </Button>
      </FormActions>
    </Form>
  )
}
