import { Badge } from '../badge/Badge.tsx'
import { CardTitle } from '../card/Card.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { Row, RowList } from './RowList.tsx'

export const meta: StoryMeta = {
  title: 'RowList',
  group: 'Content',
  from: '@sild/ui',
  source: 'row-list/RowList.tsx',
}

export const Linked: Story = ({ say }) => (
  <RowList>
    {['Kask OÜ', 'Rannik AS'].map((name) => (
      <Row key={name} isLinked end={<Badge>{say('Verified', 'Kontrollitud', 'Vérifiée')}</Badge>}>
        <CardTitle href="#">{name}</CardTitle>
      </Row>
    ))}
  </RowList>
)
