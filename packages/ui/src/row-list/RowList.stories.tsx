import { Badge } from '../badge/Badge.tsx'
import { CardTitle } from '../card/Card.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { Text } from '../typography/Typography.tsx'
import { Row, RowList } from './RowList.tsx'

export const meta: StoryMeta = {
  title: 'RowList',
  group: 'Content',
  from: '@sild/ui',
  source: 'row-list/RowList.tsx',
}

export const Linked: Story = ({ say }) => (
  <RowList>
    {['Kask ja Pojad OÜ', 'Rannik Logistika AS'].map((name, index) => (
      <Row
        key={name}
        isLinked
        end={
          <Badge tone={index === 0 ? 'success' : 'neutral'}>
            {index === 0
              ? say('Verified', 'Kontrollitud', 'Vérifiée')
              : say('Not checked', 'Kontrollimata', 'Non vérifiée')}
          </Badge>
        }
      >
        <CardTitle href={`#company-${index}`}>{name}</CardTitle>
        <Text size={14} tone="muted">
          {say('Tallinn · Estonia', 'Tallinn · Eesti', 'Tallinn · Estonie')}
        </Text>
      </Row>
    ))}
  </RowList>
)
