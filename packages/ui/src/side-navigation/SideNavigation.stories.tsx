import { CountBadge } from '../badge/Badge.tsx'
import { Glyph } from '../glyph/Glyph.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { SideNavigation } from './SideNavigation.tsx'

export const meta: StoryMeta = {
  title: 'SideNavigation',
  group: 'Navigation',
  from: '@sild/ui',
  source: 'side-navigation/SideNavigation.tsx',
}

export const Account: Story = ({ say }) => (
  <SideNavigation
    label={say('Account', 'Konto', 'Compte')}
    groups={[
      {
        title: say('Publications', 'Kuulutused', 'Annonces'),
        items: [
          {
            href: '#active',
            label: say('Active', 'Aktiivsed', 'Actives'),
            icon: <Glyph name="success" />,
            isCurrent: true,
          },
          {
            href: '#moderation',
            label: say('In review', 'Ülevaatusel', 'En modération'),
            icon: <Glyph name="info" />,
            end: <CountBadge tone="neutral" count={2} label={say('2 publications', '2 kuulutust', '2 annonces')} />,
          },
          {
            href: '#rejected',
            label: say('Changes requested', 'Parandamist vajavad', 'Modifications demandées'),
            icon: <Glyph name="warning" />,
          },
        ],
      },
      {
        title: say('Company', 'Ettevõte', 'Entreprise'),
        items: [
          {
            href: '#billing',
            label: say('Billing and payment details', 'Arved ja makseandmed', 'Facturation et coordonnées bancaires'),
            icon: <Glyph name="lock" />,
          },
        ],
      },
    ]}
  />
)
