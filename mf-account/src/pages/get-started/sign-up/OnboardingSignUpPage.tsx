import { paths } from '@sild/paths'
import { type PageHandle, useIntl } from '@sild/shell-api'
import { Link, Page, PageHeader, Stepper, Text } from '@sild/ui'
import { SignUpForm } from '../../sign-up/SignUpForm.tsx'
import { onboardingSteps } from '../onboarding-steps.ts'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.sign-up.title' }),
  isUnlisted: true,
}

export function Component() {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id: `mf-account.${id}` })
  return (
    <Page width="form">
      <Stepper {...onboardingSteps(intl)} current={0} />
      <PageHeader title={text('sign-up.title')} description={text('sign-up.description')} />
      <SignUpForm />
      <Text tone="muted">
        {text('sign-up.have-account')} <Link href={paths.signIn(paths.getStarted())}>{text('sign-in.title')}</Link>
      </Text>
    </Page>
  )
}
