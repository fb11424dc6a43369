import { Stack } from '../layout/Layout.tsx'
import type { Story, StoryContext, StoryMeta } from '../story.ts'
import { Pagination } from './Pagination.tsx'

export const meta: StoryMeta = {
  title: 'Pagination',
  group: 'Navigation',
  from: '@sild/ui',
  source: 'pagination/Pagination.tsx',
}

const labelsIn = (say: StoryContext['say'], name: string) => ({
  navigation: `${say('Pages', 'Leheküljed', 'Pages')}: ${name}`,
  previous: say('Previous', 'Eelmine', 'Précédente'),
  next: say('Next', 'Järgmine', 'Suivante'),
  page: (page: number) => say(`Page ${page}`, `Lehekülg ${page}`, `Page ${page}`),
})

export const Positions: Story = ({ say }) => (
  <Stack gap={24}>
    {[
      [1, 2],
      [6, 40],
      [40, 40],
    ].map(([page = 1, pageCount = 1]) => (
      <Pagination
        key={`${page}/${pageCount}`}
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => `#page-${number}`}
        labels={labelsIn(say, `${page}/${pageCount}`)}
      />
    ))}
  </Stack>
)
