import type { Company } from '@sild/contract/companies/schemas'
import { paths } from '@sild/paths'
import { type MemberSession, useText } from '@sild/shell-api'
import { Card, Heading, Link, Stack, Text } from '@sild/ui'

interface OwnerStepsProps {
  company: Company
  userType: MemberSession['user']['userType']
}

/** Missing parts of the owner's company page, with links to add them. Visitors do not see it. */
export function OwnerSteps({ company, userType }: OwnerStepsProps) {
  const text = useText('mf-search.company.own')
  const { casesCount, description, gallery, reviewsCount, statistics, tags } = company
  const steps = [
    ...(description ? [] : [{ id: 'about', href: paths.myCompany() }]),
    ...(tags.length > 0 ? [] : [{ id: 'skills', href: paths.myCompany() }]),
    ...publishingSteps(statistics, userType),
    ...(casesCount > 0 ? [] : [{ id: 'case', href: paths.newCase() }]),
    ...(gallery.length > 0 ? [] : [{ id: 'gallery', href: paths.myGallery() }]),
    ...(reviewsCount > 0 ? [] : [{ id: 'reviews', href: paths.chats() }]),
  ] as const
  if (steps.length === 0) return null
  return (
    <Card as="section" aria-labelledby="own-steps" padding="large">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading id="own-steps">{text('title')}</Heading>
          <Text tone="muted">{text('text')}</Text>
        </Stack>
        <Stack as="ul" gap={12}>
          {steps.map(({ href, id }) => (
            <li key={id}>
              <Link isAlone href={href}>
                {text(id)}
              </Link>
              <Text size={14} tone="muted">
                {text(`${id}.text`)}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

function publishingSteps(
  { activeProjects, experts, offers }: Company['statistics'],
  userType: OwnerStepsProps['userType'],
) {
  if (userType === 'provider')
    return experts + offers > 0 ? [] : [{ id: 'offers', href: paths.createService() } as const]
  return activeProjects > 0 ? [] : [{ id: 'tasks', href: paths.createProject() } as const]
}
