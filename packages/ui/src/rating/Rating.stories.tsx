import { Stack } from '../layout/Layout.tsx'
import { formatNumber } from '../intl/formats.ts'
import type { Story, StoryMeta } from '../story.ts'
import { Rating } from './Rating.tsx'

export const meta: StoryMeta = { title: 'Rating', group: 'Content', from: '@sild/ui', source: 'rating/Rating.tsx' }

export const Values: Story = ({ say, locale }) => (
  <Stack gap={8}>
    {[0, 2.5, 4.6, 5].map((value) => {
      const text = formatNumber(value, locale)
      return (
        <Rating key={value} value={value} label={say(`${text} out of 5`, `${text} viiest`, `${text} sur 5`)}>
          {text} · {say('18 reviews', '18 arvustust', '18 avis')}
        </Rating>
      )
    })}
  </Stack>
)
