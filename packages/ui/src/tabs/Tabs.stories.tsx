import type { Story, StoryMeta } from '../story.ts'
import { Tabs } from './Tabs.tsx'

export const meta: StoryMeta = { title: 'Tabs', group: 'Navigation', from: '@sild/ui', source: 'tabs/Tabs.tsx' }

export const WithCounts: Story = ({ say }) => (
  <Tabs
    label={say('What to search', 'Mida otsida', 'Que chercher')}
    items={[
      { href: '#projects', label: say('Projects', 'Projektid', 'Projets'), count: 128, isCurrent: true },
      { href: '#services', label: say('Services', 'Teenused', 'Services'), count: 342 },
      { href: '#experts', label: say('Experts', 'Spetsialistid', 'Experts'), count: 97 },
      { href: '#companies', label: say('Companies', 'Ettevõtted', 'Entreprises'), count: '1 204' },
    ]}
  />
)
