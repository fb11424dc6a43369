import type { Story, StoryMeta } from '../story.ts'
import { FilterList } from './FilterList.tsx'

export const meta: StoryMeta = {
  title: 'FilterList',
  group: 'Navigation',
  from: '@sild/ui',
  source: 'filter-list/FilterList.tsx',
}

export const OneOfSeveral: Story = ({ say }) => (
  <FilterList
    isSingle
    level={3}
    title={say('Published', 'Avaldatud', 'Publié')}
    options={[
      { href: '#all', label: say('Any time', 'Kogu aeg', 'Toutes les dates'), isSelected: true },
      { href: '#today', label: say('Today', 'Täna', 'Aujourd’hui') },
    ]}
  />
)

export const Categories: Story = ({ say }) => (
  <FilterList
    level={3}
    title={say('Category', 'Valdkond', 'Catégorie')}
    visibleCount={3}
    moreLabel={say('2 more', 'Veel 2', '2 de plus')}
    options={[
      { href: '#web', label: say('Web development', 'Veebiarendus', 'Développement web'), count: 54, isSelected: true },
      { href: '#mobile', label: say('Mobile development', 'Mobiiliarendus', 'Développement mobile'), count: 21 },
      { href: '#data', label: say('Data and analytics', 'Andmed ja analüütika', 'Données et analyse'), count: 18 },
      { href: '#security', label: say('Information security', 'Infoturve', 'Sécurité informatique'), count: 7 },
      { href: '#design', label: say('Design', 'Disain', 'Design'), count: 12 },
    ]}
  />
)
