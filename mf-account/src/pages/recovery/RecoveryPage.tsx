import { requestRecovery } from '@sild/contract/accounts/operations'
import { paths } from '@sild/paths'
import { type PageHandle, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Button, Link, Page, PageHeader, Text, TextField } from '@sild/ui'
import { ErrorSummary, Form, FormActions } from '@sild/ui/forms'
import { useState } from 'react'
import { LinkIsSent } from './LinkIsSent.tsx'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.recovery.title' }),
  isUnlisted: true,
}

export function Component() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useOperationForm<typeof requestRecovery, { email: string }>({
    operation: requestRecovery,
    schema: () => import('@sild/contract/accounts/schemas').then(({ requestRecoveryBody }) => requestRecoveryBody),
    defaultValues: { email: '' },
    toInput: ({ email }) => ({ body: { email: email.trim() } }),
    onDone: (_reply, { email }) => setSentTo(email.trim()),
  })
  const text = useText('mf-account')

  if (sentTo !== null) return <LinkIsSent email={sentTo} />
  return (
    <Page width="narrow">
      <PageHeader title={text('recovery.title')} description={text('recovery.description')} />
      <Form onSubmit={form.submit}>
        <ErrorSummary title={text('form.problem')} errors={form.errors} />
        <TextField
          type="email"
          autoComplete="username"
          label={text('field.email')}
          error={form.messageOf('email')}
          {...form.register('email')}
        />
        <FormActions>
          <Button type="submit" variant="primary" isWide isPending={form.isPending}>
            {text('recovery.submit')}
          </Button>
        </FormActions>
      </Form>
      <Text tone="muted">
        {text('recovery.remembered')} <Link href={paths.signIn()}>{text('sign-in.title')}</Link>
      </Text>
    </Page>
  )
}
