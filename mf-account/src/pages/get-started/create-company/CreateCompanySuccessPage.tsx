import { paths } from '@sild/paths'
import { type PageHandle, useIntl, useMember, useText } from '@sild/shell-api'
import { ButtonLink, Cluster, Page, PageHeader, Stepper, TaskList } from '@sild/ui'
import { onboardingSteps } from '../onboarding-steps.ts'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.create-company-success.title' }),
  isUnlisted: true,
}

export function Component() {
  const intl = useIntl()
  const { company, user } = useMember()
  const text = useText('mf-account.create-company-success')
  const isCustomer = user.userType === 'customer'
  return (
    <Page width="form">
      <Stepper {...onboardingSteps(intl)} current={2} />
      <PageHeader title={text('title')} description={text('description', { company: company?.name ?? '' })} />
      <TaskList
        items={[
          { label: text('company'), status: text('done'), tone: 'success' },
          isCustomer
            ? { label: text('project'), hint: text('project.text'), status: text('to-do'), href: paths.createProject() }
            : {
                label: text('service'),
                hint: text('service.text'),
                status: text('to-do'),
                href: paths.createService(),
              },
          { label: text('listed'), hint: text('listed.text'), status: text('after-approval') },
        ]}
      />
      <Cluster>
        <ButtonLink variant="primary" href={isCustomer ? paths.createProject() : paths.createService()}>
          {text(isCustomer ? 'project' : 'service')}
        </ButtonLink>
        <ButtonLink href={paths.search({ searchType: isCustomer ? 'services' : 'tasks' })}>
          {text(isCustomer ? 'browse-services' : 'browse-projects')}
        </ButtonLink>
      </Cluster>
    </Page>
  )
}
