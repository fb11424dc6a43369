import { StatusBadge } from '../badge/Badge.tsx'
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../button/Button.tsx'
import { Cluster } from '../layout/Layout.tsx'
import { Text } from '../typography/Typography.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { PageHeader } from './PageHeader.tsx'

export const meta: StoryMeta = {
  title: 'PageHeader',
  group: 'Foundations',
  from: '@sild/ui',
  source: 'page-header/PageHeader.tsx',
}

export const Detail: Story = ({ say }) => (
  <PageHeader
    level={2}
    breadcrumbs={
      <Breadcrumbs
        label={say('Way to the header', 'Tee päiseni', 'Chemin vers l’en-tête')}
        items={[{ href: '#mine', label: say('My projects', 'Minu projektid', 'Mes projets') }]}
      />
    }
    title={say(
      'Customer portal for a freight company',
      'Kliendiportaal rahvusvahelisele kaubaveoettevõttele',
      'Portail client pour un transporteur international',
    )}
    meta={
      <Cluster>
        <StatusBadge tone="success">{say('Active', 'Aktiivne', 'Active')}</StatusBadge>
        <Text size={14} tone="muted" as="span">
          {say('Published 3 days ago', 'Avaldatud 3 päeva tagasi', 'Publié il y a 3 jours')}
        </Text>
      </Cluster>
    }
    actions={
      <>
        <Button>{say('Edit', 'Muuda', 'Modifier')}</Button>
        <Button variant="primary">{say('See responses', 'Vaata vastuseid', 'Voir les réponses')}</Button>
      </>
    }
  />
)
