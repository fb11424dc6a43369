import { Avatar, CompanyLogo } from '../avatar/Avatar.tsx'
import { Badge, StatusBadge } from '../badge/Badge.tsx'
import { Button } from '../button/Button.tsx'
import { Chip } from '../chip/Chip.tsx'
import { Money } from '../intl/Formatted.tsx'
import { Cluster, Grid, Stack } from '../layout/Layout.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { Text } from '../typography/Typography.tsx'
import { Card, CardTitle } from './Card.tsx'

export const meta: StoryMeta = { title: 'Card', group: 'Content', from: '@sild/ui', source: 'card/Card.tsx' }

export const Project: Story = ({ say, locale }) => (
  <Card as="article" isLinked>
    <Stack gap={12}>
      <Cluster justify="between" align="start" gap={12}>
        <Stack gap={4}>
          <CardTitle href="#project">
            {say(
              'Customer portal for a freight company',
              'Kliendiportaal kaubaveoettevõttele',
              'Portail client pour un transporteur',
            )}
          </CardTitle>
          <Text size={14} tone="muted">
            {say(
              'Web development · Tallinn · until 15 January',
              'Veebiarendus · Tallinn · kuni 15. jaanuar',
              'Développement web · Tallinn · jusqu’au 15 janvier',
            )}
          </Text>
        </Stack>
        <Text isStrong>
          <Money cents={1_200_000} toCents={1_800_000} locale={locale} />
        </Text>
      </Cluster>
      <Text tone="muted">
        {say(
          'Dispatchers, drivers and customers see the same order. We have the service and the design; we look for a team that builds the front end in three months.',
          'Dispetšerid, juhid ja kliendid näevad sama tellimust. Teenus ja kujundus on olemas; otsime meeskonda, kes ehitab kasutajaliidese kolme kuuga.',
          'Répartiteurs, chauffeurs et clients voient la même commande. Service et maquette existent ; il manque une équipe pour l’interface, en trois mois.',
        )}
      </Text>
      <Cluster justify="between" gap={12}>
        <Cluster gap={4}>
          <Badge>React</Badge>
          <Badge>TypeScript</Badge>
          <Badge>PostgreSQL</Badge>
        </Cluster>
        <Cluster>
          <CompanyLogo name="Rannik Logistika AS" size={24} />
          <Text size={14}>Rannik Logistika AS</Text>
        </Cluster>
      </Cluster>
    </Stack>
  </Card>
)

export const WithActions: Story = ({ say }) => (
  <Grid>
    <Card isLinked>
      <Stack gap={12}>
        <Cluster justify="between">
          <CardTitle href="#own">
            {say('Payroll integration', 'Palgaarvestuse liidestus', 'Intégration de la paie')}
          </CardTitle>
          <StatusBadge tone="warning">{say('In review', 'Ülevaatusel', 'En modération')}</StatusBadge>
        </Cluster>
        <Cluster>
          <Button size="dense">{say('Edit', 'Muuda', 'Modifier')}</Button>
          <Button size="dense" variant="quiet">
            {say('Archive', 'Arhiveeri', 'Archiver')}
          </Button>
        </Cluster>
      </Stack>
    </Card>
    <Card>
      <Cluster gap={12} align="start">
        <Avatar name="Madis Kask" />
        <Stack gap={4}>
          <CardTitle>Madis Kask</CardTitle>
          <Text size={14} tone="muted">
            {say('Senior Go developer', 'Go vanemarendaja', 'Développeur Go expérimenté')}
          </Text>
          <Cluster gap={4}>
            <Chip href="#go">Go</Chip>
            <Chip href="#kubernetes">Kubernetes</Chip>
          </Cluster>
        </Stack>
      </Cluster>
    </Card>
  </Grid>
)
