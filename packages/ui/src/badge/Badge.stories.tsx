import { Cluster } from '../layout/Layout.tsx'
import { Glyph } from '../glyph/Glyph.tsx'
import { Text } from '../typography/Typography.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { Badge, CountBadge, StatusBadge } from './Badge.tsx'

export const meta: StoryMeta = { title: 'Badge', group: 'Content', from: '@sild/ui', source: 'badge/Badge.tsx' }

export const Tones: Story = ({ say }) => (
  <Cluster>
    <Badge>{say('Remote', 'Kaugtöö', 'À distance')}</Badge>
    <Badge tone="accent">{say('Promoted', 'Esile tõstetud', 'Mis en avant')}</Badge>
    <Badge tone="success" icon={<Glyph name="check" />}>
      {say('Verified company', 'Kontrollitud ettevõte', 'Entreprise vérifiée')}
    </Badge>
    <Badge tone="warning">{say('Beta', 'Beeta', 'Bêta')}</Badge>
    <Badge tone="danger">{say('Overdue', 'Üle tähtaja', 'En retard')}</Badge>
  </Cluster>
)

export const Statuses: Story = ({ say }) => (
  <Cluster>
    <StatusBadge tone="success">{say('Active', 'Aktiivne', 'Active')}</StatusBadge>
    <StatusBadge tone="warning">{say('In review', 'Ülevaatusel', 'En modération')}</StatusBadge>
    <StatusBadge>{say('Draft', 'Mustand', 'Brouillon')}</StatusBadge>
    <StatusBadge>{say('Archived', 'Arhiivis', 'Archivée')}</StatusBadge>
    <StatusBadge tone="danger">{say('Changes requested', 'Vajab parandamist', 'Modifications demandées')}</StatusBadge>
  </Cluster>
)

export const Counts: Story = ({ say }) => (
  <Cluster gap={16}>
    {[1, 12, 99, 100].map((count) => (
      <Text key={count} as="span">
        {say('Messages', 'Sõnumid', 'Messages')}{' '}
        <CountBadge
          tone="unread"
          count={count}
          label={say(`${count} unread`, `${count} lugemata`, `${count} non lus`)}
        />
      </Text>
    ))}
    <Text as="span">
      {say('Archived', 'Arhiivis', 'Archivées')}{' '}
      <CountBadge tone="neutral" count={12} label={say('12 publications', '12 kuulutust', '12 annonces')} />
    </Text>
  </Cluster>
)
