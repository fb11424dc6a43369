import { unsubscribe } from '@sild/contract/accounts/operations'
import { useApi, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Button, TextField } from '@sild/ui'
import { ErrorSummary, Form, FormActions } from '@sild/ui/forms'

/** Has a new link mailed that ends the news. `email` is the address of the link that does not work; it may be damaged too. */
export function NewLinkForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const api = useApi()
  const text = useText('mf-account')
  const form = useOperationForm<typeof unsubscribe, { email: string }>({
    operation: unsubscribe,
    schema: () => import('@sild/contract/accounts/schemas').then(({ requestRecoveryBody }) => requestRecoveryBody),
    defaultValues: { email },
    // The operation takes a query; the form checks what it calls the body.
    toInput: (values) => ({ query: { email: values.email.trim() }, body: { email: values.email.trim() } }),
    send: ({ query }) => api.call(unsubscribe, { query }),
    onDone: (_reply, values) => onSent(values.email.trim()),
  })
  return (
    <Form onSubmit={form.submit}>
      <ErrorSummary title={text('form.problem')} errors={form.errors} />
      <TextField
        type="email"
        autoComplete="email"
        label={text('field.email')}
        error={form.messageOf('email')}
        {...form.register('email')}
      />
      <FormActions>
        <Button type="submit" variant="primary" isWide isPending={form.isPending}>
          {text('unsubscribe.new-link')}
        </Button>
      </FormActions>
    </Form>
  )
}
