import type { Story, StoryMeta } from '../story.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

export const meta: StoryMeta = {
  title: 'Breadcrumbs',
  group: 'Navigation',
  from: '@sild/ui',
  source: 'breadcrumbs/Breadcrumbs.tsx',
}

export const Trail: Story = ({ say }) => (
  <Breadcrumbs
    label={say('You are here', 'Asukoht', 'Fil d’Ariane')}
    items={[
      { href: '#help', label: say('Help centre', 'Abikeskus', 'Centre d’aide') },
      {
        href: '#publications',
        label: say('Publications and moderation', 'Kuulutused ja nende ülevaatus', 'Annonces et modération'),
      },
    ]}
  />
)
