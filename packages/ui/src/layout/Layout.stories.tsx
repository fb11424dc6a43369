import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { Text } from '../typography/Typography.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { Cluster, Columns, Grid, Stack } from './Layout.tsx'

export const meta: StoryMeta = {
  title: 'Stack, Cluster, Grid, Columns',
  group: 'Foundations',
  from: '@sild/ui',
  source: 'layout/Layout.tsx',
}

export const EqualColumns: Story = ({ say }) => (
  <Grid column="small">
    {[1, 2, 3, 4].map((number) => (
      <Card key={number}>
        <Text>
          {say('Part', 'Osa', 'Partie')} {number}
        </Text>
      </Card>
    ))}
  </Grid>
)

export const Ends: Story = ({ say }) => (
  <Cluster justify="between">
    <Text isStrong>{say('128 projects', '128 projekti', '128 projets')}</Text>
    <Button size="dense">{say('Save search', 'Salvesta otsing', 'Enregistrer la recherche')}</Button>
  </Cluster>
)

export const MainAndAside: Story = ({ say }) => (
  <Columns
    aside={
      <Card>
        <Stack gap={8}>
          <Text isStrong>{say('Beside', 'Kõrval', 'À côté')}</Text>
          <Button variant="primary" isWide>
            {say('Respond', 'Vasta', 'Répondre')}
          </Button>
        </Stack>
      </Card>
    }
  >
    <Card>
      <Text>{say('Main column', 'Põhiveerg', 'Colonne principale')}</Text>
    </Card>
  </Columns>
)
