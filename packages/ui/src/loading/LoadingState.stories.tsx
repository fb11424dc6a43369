import { Button } from '../button/Button.tsx'
import { Cluster, Stack } from '../layout/Layout.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { LoadingState, Skeleton, SkeletonCards } from './LoadingState.tsx'

export const meta: StoryMeta = {
  title: 'LoadingState, Skeleton',
  group: 'States',
  from: '@sild/ui',
  source: 'loading/LoadingState.tsx',
}

export const Cards: Story = ({ say }) => (
  <LoadingState
    label={say('Loading projects', 'Projektide laadimine', 'Chargement des projets')}
    slow={
      <Cluster>
        {say('Still working…', 'Veel tegeleme…', 'Toujours en cours…')}
        <Button size="dense">{say('Cancel', 'Loobu', 'Annuler')}</Button>
      </Cluster>
    }
  >
    <SkeletonCards count={2} />
  </LoadingState>
)

export const Shapes: Story = () => (
  <Stack gap={8}>
    <Cluster>
      <Skeleton shape="round" />
      <Skeleton shape="square" />
    </Cluster>
    <Skeleton shape="title" width="half" />
    <Skeleton />
    <Skeleton width="threeQuarters" />
    <Skeleton shape="control" />
    <Skeleton shape="block" />
  </Stack>
)
