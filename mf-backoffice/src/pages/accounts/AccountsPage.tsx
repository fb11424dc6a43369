import { startEmailChange } from '@sild/contract/accounts/operations'
import { useSearchParams } from '@sild/router'
import { type PageHandle, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Button, Card, Heading, Page, PageHeader, Stack, Text, TextField } from '@sild/ui'
import { ErrorSummary, Form, FormActions } from '@sild/ui/forms'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.accounts.title' }),
  isUnlisted: true,
}

const empty = { currentEmail: '', email: '' }

/** Support changes the address of an account on the owner's request. */
export function Component() {
  const notify = useNotify()
  const [parameters] = useSearchParams()
  const text = useText('mf-backoffice.accounts')
  const form = useOperationForm<typeof startEmailChange, typeof empty>({
    operation: startEmailChange,
    schema: () => import('@sild/contract/accounts/schemas').then(({ startEmailChangeBody }) => startEmailChangeBody),
    problems: ({ currentEmail, email }) =>
      email.trim() !== '' && email.trim().toLowerCase() === currentEmail.trim().toLowerCase()
        ? { email: 'same-email' }
        : {},
    defaultValues: { ...empty, currentEmail: parameters.get('email') ?? '' },
    toInput: ({ currentEmail, email }) => ({ body: { currentEmail: currentEmail.trim(), email: email.trim() } }),
    onDone: () => {
      form.reset(empty)
      notify({ tone: 'success', text: text('done') })
    },
  })
  return (
    <Page width="form">
      <PageHeader breadcrumbs={<BackofficeBreadcrumbs />} title={text('title')} description={text('description')} />
      <Card as="section" padding="large">
        <Stack gap={16}>
          <Stack gap={4}>
            <Heading level={2}>{text('change')}</Heading>
            <Text tone="muted">{text('change.text')}</Text>
          </Stack>
          <Form onSubmit={form.submit}>
            <ErrorSummary title={text('problem')} errors={form.errors} />
            <TextField
              type="email"
              autoComplete="off"
              label={text('current')}
              error={form.messageOf('currentEmail')}
              {...form.register('currentEmail')}
            />
            <TextField
              type="email"
              autoComplete="off"
              label={text('new')}
              error={form.messageOf('email')}
              {...form.register('email')}
            />
            <FormActions>
              <Button type="submit" variant="primary" isPending={form.isPending}>
                {text('submit')}
              </Button>
            </FormActions>
          </Form>
        </Stack>
      </Card>
    </Page>
  )
}
