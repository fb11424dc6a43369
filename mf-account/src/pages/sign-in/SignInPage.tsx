import { signIn } from '@sild/contract/bff/operations'
import { paths } from '@sild/paths'
import { useNavigate, useSearchParams } from '@sild/router'
import { type MemberSession, type PageHandle, useIntl, useSession, useSessionActions } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Button, Checkbox, Link, PageHeader, Page, Text, TextField } from '@sild/ui'
import { ErrorSummary, Form, FormActions, PasswordField } from '@sild/ui/forms'
import { useEffect, useState } from 'react'
import { landingPath } from '../landing-path.ts'

interface SignInValues {
  email: string
  password: string
  code: string
  isRemembered: boolean
}

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.sign-in.title' }),
  isUnlisted: true,
}

export function Component() {
  const intl = useIntl()
  const session = useSession()
  const navigate = useNavigate()
  const actions = useSessionActions()
  const redirectedFrom = useSearchParams()[0].get('redirectedFrom')
  const form = useOperationForm<typeof signIn, SignInValues, MemberSession>({
    operation: signIn,
    schema: () => import('@sild/contract/bff/schemas').then(({ signInBody }) => signInBody),
    defaultValues: { email: '', password: '', code: '', isRemembered: true },
    toInput: ({ code, email, password, isRemembered }) => ({
      body: { email: email.trim(), password, ...(code && { code }), refresh: isRemembered },
    }),
    send: ({ body }) =>
      actions.signIn({
        email: body.email,
        password: body.password,
        code: body.code,
        isRemembered: body.refresh ?? false,
      }),
    onDone: () => undefined,
  })

  // The server asks who has an authenticator, and from then on the field stays.
  const [isCodeAsked, setIsCodeAsked] = useState(false)
  if (!isCodeAsked && form.messageOf('code')) setIsCodeAsked(true)

  // Also for who opens this page while signed in, or signs in in another tab.
  useEffect(() => {
    if (session.kind === 'member') void navigate(landingPath(session, redirectedFrom), { replace: true })
  }, [session, navigate, redirectedFrom])

  const text = (id: string) => intl.formatMessage({ id: `mf-account.${id}` })
  return (
    <Page width="narrow">
      <PageHeader
        title={text('sign-in.title')}
        description={redirectedFrom ? text('sign-in.redirected') : text('sign-in.description')}
      />
      <Form onSubmit={form.submit}>
        <ErrorSummary title={text('form.problem')} errors={form.errors} />
        <TextField
          type="email"
          autoComplete="username"
          label={text('field.email')}
          error={form.messageOf('email')}
          {...form.register('email')}
        />
        <PasswordField
          autoComplete="current-password"
          label={text('field.password')}
          showLabel={text('field.password.show')}
          hideLabel={text('field.password.hide')}
          error={form.messageOf('password')}
          {...form.register('password')}
        />
        {isCodeAsked && (
          <TextField
            autoComplete="one-time-code"
            label={text('sign-in.code')}
            error={form.messageOf('code')}
            {...form.register('code')}
          />
        )}
        <Checkbox label={text('sign-in.remember')} {...form.register('isRemembered')} />
        <FormActions>
          <Button type="submit" variant="primary" isWide isPending={form.isPending || session.kind === 'member'}>
            {text('sign-in.submit')}
          </Button>
        </FormActions>
      </Form>
      <div>
        <Link isAlone href={paths.recovery()}>
          {text('sign-in.forgotten')}
        </Link>
        <Text tone="muted">
          {text('sign-in.new-here')}{' '}
          <Link isAlone href={paths.signUp()}>
            {text('sign-in.create-account')}
          </Link>
        </Text>
      </div>
    </Page>
  )
}
