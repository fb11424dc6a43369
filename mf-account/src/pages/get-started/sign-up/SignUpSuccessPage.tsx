import { paths } from '@sild/paths'
import { useLocation } from '@sild/router'
import { type PageHandle, useIntl, useText } from '@sild/shell-api'
import { ButtonLink, Cluster, Notice, Page, PageHeader, Stepper, Text } from '@sild/ui'
import { onboardingSteps } from '../onboarding-steps.ts'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.sign-up-success.title' }),
  isUnlisted: true,
}

export function Component() {
  const intl = useIntl()
  const { state } = useLocation() as { state: { email?: string } | null } // The form of this remote sends it.
  const text = useText('mf-account')
  return (
    <Page width="form">
      <Stepper {...onboardingSteps(intl)} current={0} />
      <PageHeader
        title={text('sign-up-success.title')}
        description={
          state?.email ? text('sign-up-success.sent-to', { email: state.email }) : text('sign-up-success.sent')
        }
      />
      <Notice title={text('sign-up-success.not-arrived')}>{text('sign-up-success.not-arrived.text')}</Notice>
      <Text tone="muted">{text('sign-up-success.next')}</Text>
      <Cluster>
        <ButtonLink href={paths.signIn(paths.getStarted())}>{text('sign-up-success.sign-in')}</ButtonLink>
      </Cluster>
    </Page>
  )
}
