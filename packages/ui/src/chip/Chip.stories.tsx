import { Cluster } from '../layout/Layout.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { Chip } from './Chip.tsx'

export const meta: StoryMeta = { title: 'Chip', group: 'Content', from: '@sild/ui', source: 'chip/Chip.tsx' }

const nothing = () => {}

export const Kinds: Story = ({ say }) => (
  <Cluster>
    <Chip>{say('Plain', 'Tavaline', 'Simple')}</Chip>
    <Chip href="#category">{say('Mobile development', 'Mobiiliarendus', 'Développement mobile')}</Chip>
    <Chip onClick={nothing} isSelected={false}>
      {say('Remote only', 'Ainult kaugtöö', 'À distance uniquement')}
    </Chip>
    <Chip onClick={nothing} isSelected>
      {say('Verified only', 'Ainult kontrollitud', 'Vérifiées uniquement')}
    </Chip>
  </Cluster>
)

export const Applied: Story = ({ say }) => (
  <Cluster>
    {['TypeScript', say('Up to €20,000', 'Kuni 20 000 €', 'Jusqu’à 20 000 €'), 'Tallinn'].map((filter) => (
      <Chip
        key={filter}
        removeHref="#fewer"
        removeLabel={say(`Remove ${filter}`, `Eemalda ${filter}`, `Retirer ${filter}`)}
      >
        {filter}
      </Chip>
    ))}
  </Cluster>
)
