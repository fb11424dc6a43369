import type { StaffRole } from '@sild/contract/enums'
import { type PageHandle, useLive, useMember, useText } from '@sild/shell-api'
import { queryClient } from '@sild/shell-api/query'
import { Grid, Heading, Page, PageHeader, Stack } from '@sild/ui'
import * as css from './BackofficePage.module.css'
import { figureIds } from './figures/figure.ts'
import { HeadlineFigure } from './home/HeadlineFigure.tsx'
import { kindsOfWork } from './home/kinds-of-work.ts'
import { PlaceGroupCard } from './home/PlaceGroupCard.tsx'
import { placeGroups } from './home/places.ts'
import { WorkCard } from './home/WorkCard.tsx'
import type { WorkId } from './home/work-ids.ts'

const listPathOf = (id: WorkId): string | undefined => kindsOfWork.find((kind) => kind.id === id)?.shown.path

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.title' }),
  isUnlisted: true,
}

/** Open work for the reader's roles, and links to all pages. */
export function Component() {
  const { roles } = useMember()
  const text = useText('mf-backoffice')
  const isFor = ({ role }: { role: StaffRole | 'staff' }) =>
    role === 'staff' || roles.includes(role) || roles.includes('admin')
  const readAgain = (id: WorkId) => void queryClient.invalidateQueries({ queryKey: [listPathOf(id)] })
  useLive('moderation-queue-changed', () => readAgain('moderation'))
  useLive('appeals-changed', () => readAgain('appeals'))
  useLive('support-inbox-changed', () => readAgain('support'))
  return (
    <Page>
      <PageHeader title={text('title')} description={text('description')} />
      <Stack as="section" gap={12} aria-labelledby="waiting">
        <Heading id="waiting">{text('home.waiting')}</Heading>
        <div className={css.frame}>
          <Grid as="ul" className={css.work}>
            {kindsOfWork.filter(isFor).map((kind) => (
              <WorkCard key={kind.id} kind={kind} />
            ))}
          </Grid>
        </div>
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
        <Grid>
          {placeGroups
            .map(({ id, places }) => ({ id, places: places.filter(isFor) }))
            .filter(({ places }) => places.length > 0)
            .map((group) => (
              <PlaceGroupCard key={group.id} {...group} />
            ))}
        </Grid>
      </Stack>
    </Page>
  )
}
