import type { UserType } from '@sild/contract/enums'
import { paths, withQuery } from '@sild/paths'
import { type PageHandle, type Session, useIntl, useSession, useText } from '@sild/shell-api'
import { Card, CardTitle, Grid, Page, PageHeader, Stack, Stepper, Text } from '@sild/ui'
import { Building2, Search } from 'lucide-react'
import { onboardingSteps } from './onboarding-steps.ts'
import * as css from './GetStartedPage.module.css'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.get-started.title' }),
  description: ({ intl }) => intl.formatMessage({ id: 'mf-account.get-started.description' }),
}

/** The next step of someone who wants to begin as `userType`. */
function nextPath(session: Session, userType: UserType): string {
  if (session.kind !== 'member') return withQuery(paths.getStartedSignUp(), { userType })
  if (!session.company) return withQuery(paths.createCompany(), { userType })
  return userType === 'customer' ? paths.createProject() : paths.createService()
}

export function Component() {
  const intl = useIntl()
  const session = useSession()
  const text = useText('mf-account')
  const ways = [
    { userType: 'customer', Icon: Search },
    { userType: 'provider', Icon: Building2 },
  ] as const
  return (
    <Page width="text">
      <Stepper {...onboardingSteps(intl)} current={session.kind === 'member' ? (session.company ? 2 : 1) : 0} />
      <PageHeader title={text('get-started.title')} description={text('get-started.description')} />
      <Grid column="medium" gap={16}>
        {ways.map(({ userType, Icon }) => (
          <Card key={userType} isLinked padding="large">
            <Stack gap={12}>
              <span className={css.icon}>
                <Icon size={24} aria-hidden />
              </span>
              <CardTitle level={2} href={nextPath(session, userType)}>
                {text(`get-started.${userType}`)}
              </CardTitle>
              <Text tone="muted">{text(`get-started.${userType}.text`)}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Text tone="muted" size={14}>
        {text('get-started.companies-only')}
      </Text>
    </Page>
  )
}
