import { paths, withQuery } from '@sild/paths'
import { useSearchParams } from '@sild/router'
import { type PageHandle, useIntl, useText } from '@sild/shell-api'
import { Link, Page, PageHeader, Stepper, Text } from '@sild/ui'
import { SignUpForm } from '../../sign-up/SignUpForm.tsx'
import { onboardingSteps } from '../onboarding-steps.ts'
import { EmailSignUpForm } from './EmailSignUpForm.tsx'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.sign-up.title' }),
  isUnlisted: true,
}

export function Component() {
  const intl = useIntl()
  const [parameters] = useSearchParams()
  const isByEmail = parameters.get('by') === 'email'
  const userType = parameters.get('userType')
  const text = useText('mf-account')
  return (
    <Page width="form">
      <Stepper {...onboardingSteps(intl)} current={0} />
      <PageHeader title={text('sign-up.title')} description={text('sign-up.description')} />
      {isByEmail ? <EmailSignUpForm /> : <SignUpForm />}
      <Text tone="muted">
        {text(isByEmail ? 'sign-up.by-password' : 'sign-up.by-email')}{' '}
        <Link href={withQuery(paths.getStartedSignUp(), { userType, by: isByEmail ? null : 'email' })}>
          {text(isByEmail ? 'sign-up.by-password.link' : 'sign-up.by-email.link')}
        </Link>
      </Text>
      <Text tone="muted">
        {text('sign-up.have-account')} <Link href={paths.signIn(paths.getStarted())}>{text('sign-in.title')}</Link>
      </Text>
    </Page>
  )
}
