import { Text } from '../typography/Typography.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { Link } from './Link.tsx'

export const meta: StoryMeta = { title: 'Link', group: 'Actions', from: '@sild/ui', source: 'link/Link.tsx' }

export const Inline: Story = ({ say }) => (
  <Text>
    {say('Read the', 'Loe', 'Lisez les')}{' '}
    <Link href="#terms">{say('terms and conditions', 'kasutustingimusi', 'conditions générales')}</Link>{' '}
    {say('before you publish.', 'enne avaldamist.', 'avant de publier.')}
  </Text>
)

export const Alone: Story = ({ say }) => (
  <Link isAlone href="#projects">
    {say('All projects', 'Kõik projektid', 'Tous les projets')}
  </Link>
)

export const Quiet: Story = ({ say }) => (
  <Link variant="quiet" href="#company">
    {say('Nordlight Software', 'Põhjatäht Tarkvara OÜ', 'Ateliers Numériques de Bretagne')}
  </Link>
)
