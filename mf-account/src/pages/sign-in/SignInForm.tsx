import { paths } from '@sild/paths'
import { useSession, useText } from '@sild/shell-api'
import { Button, Checkbox, Link, PageHeader, Text, TextField } from '@sild/ui'
import { ErrorSummary, Form, FormActions, PasswordField } from '@sild/ui/forms'
import { useEffect } from 'react'
import { useSignInForm } from './use-sign-in-form.ts'

interface SignInFormProps {
  isRedirected: boolean
  onStartOver: () => void
}

export function SignInForm({ isRedirected, onStartOver }: SignInFormProps) {
  const text = useText('mf-account')
  const isSignedIn = useSession().kind === 'member'
  const { form, isCodeAsked, suspension } = useSignInForm()
  const { setFocus } = form
  useEffect(() => {
    if (isCodeAsked) setFocus('code')
  }, [isCodeAsked, setFocus])

  const intro = isCodeAsked
    ? {
        title: text('sign-in.code.title'),
        description: text('sign-in.code.description', { email: form.getValues('email') }),
      }
    : { title: text('sign-in.title'), description: text(isRedirected ? 'sign-in.redirected' : 'sign-in.description') }
  return (
    <>
      <PageHeader {...intro} />
      <Form onSubmit={form.submit}>
        <ErrorSummary title={text('form.problem')} errors={form.errors} />
        {suspension && (
          <Link isAlone href={paths.suspension(suspension)}>
            {text('sign-in.suspended')}
          </Link>
        )}
        {isCodeAsked ? (
          <TextField
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            label={text('sign-in.code')}
            error={form.messageOf('code')}
            {...form.register('code')}
          />
        ) : (
          <>
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
            <Checkbox label={text('sign-in.remember')} {...form.register('isRemembered')} />
          </>
        )}
        <FormActions>
          <Button type="submit" variant="primary" isWide isPending={form.isPending || isSignedIn}>
            {text('sign-in.submit')}
          </Button>
          {isCodeAsked && (
            <Button variant="quiet" isWide onClick={onStartOver}>
              {text('sign-in.start-over')}
            </Button>
          )}
        </FormActions>
      </Form>
      {!isCodeAsked && (
        <div>
          <Text>
            <Link isAlone href={paths.recovery()}>
              {text('sign-in.forgotten')}
            </Link>
          </Text>
          <Text tone="muted">
            {text('sign-in.new-here')}{' '}
            <Link isAlone href={paths.signUp()}>
              {text('sign-in.create-account')}
            </Link>
          </Text>
        </div>
      )}
    </>
  )
}
