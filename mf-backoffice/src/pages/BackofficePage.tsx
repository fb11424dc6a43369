import type { StaffRole } from '@sild/contract/enums'
import { type PageHandle, useLive, useMember, useText } from '@sild/shell-api'
import { queryClient } from '@sild/shell-api/query'
import { Card, CardTitle, Grid, Heading, Page, PageHeader, Stack, Text } from '@sild/ui'
import { figureIds } from './figures/figure.ts'
import { HeadlineFigure } from './home/HeadlineFigure.tsx'
import { kindsOfWork } from './home/kinds-of-work.ts'
import { places } from './home/places.ts'
import { WorkCard } from './home/WorkCard.tsx'
import type { WorkId } from './home/work-ids.ts'

const listPathOf = (id: WorkId): string | undefined => kindsOfWork.find((kind) => kind.id === id)?.shown.path

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.title' }),
  isUnlisted: true,
}

/** What waits for whoever reads it, by their roles, and the way to everything else. */
export function Component() {
  const { roles } = useMember()
  const text = useText('mf-backoffice')
  const isFor = ({ role }: { role: StaffRole }) => roles.includes(role) || roles.includes('admin')
  const readAgain = (id: WorkId) => void queryClient.invalidateQueries({ queryKey: [listPathOf(id)] })
  useLive('moderation-queue-changed', () => readAgain('moderation'))
  useLive('appeals-changed', () => readAgain('appeals'))
  useLive('support-inbox-changed', () => readAgain('support'))
  return (
    <Page>
      <PageHeader title={text('title')} description={text('description')} />
      <Stack as="section" gap={12} aria-labelledby="waiting">
        <Heading id="waiting">{text('home.waiting')}</Heading>
        <Grid as="ul">
          {kindsOfWork.filter(isFor).map((kind) => (
            <WorkCard key={kind.id} kind={kind} />
          ))}
        </Grid>
      </Stack>
      {roles.includes('admin') && (
        <Stack as="section" gap={12} aria-labelledby="figures">
          <Heading id="figures">{text('home.figures')}</Heading>
          <Grid as="ul">
            {figureIds.map((id) => (
              <HeadlineFigure key={id} id={id} />
            ))}
          </Grid>
        </Stack>
      )}
      <Stack as="section" gap={12} aria-labelledby="places">
        <Heading id="places">{text('home.places')}</Heading>
        <Grid as="ul">
          {places.filter(isFor).map(({ id, path }) => (
            <Card as="li" key={id} isLinked>
              <Stack gap={4}>
                <CardTitle level={3} href={path}>
                  {text(`${id}.title`)}
                </CardTitle>
                <Text tone="muted">{text(`${id}.description`)}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Page>
  )
}
