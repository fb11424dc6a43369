import { Cluster, Stack } from '../layout/Layout.tsx'
import { Glyph } from '../glyph/Glyph.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { Button, ButtonLink, IconButton } from './Button.tsx'

export const meta: StoryMeta = { title: 'Button', group: 'Actions', from: '@sild/ui', source: 'button/Button.tsx' }

export const Variants: Story = ({ say }) => (
  <Cluster>
    <Button variant="primary">{say('Publish project', 'Avalda projekt', 'Publier le projet')}</Button>
    <Button>{say('Save draft', 'Salvesta mustand', 'Enregistrer le brouillon')}</Button>
    <Button variant="quiet">{say('Cancel', 'Loobu', 'Annuler')}</Button>
    <Button variant="danger">{say('Delete account', 'Kustuta konto', 'Supprimer le compte')}</Button>
  </Cluster>
)

export const Sizes: Story = ({ say }) => (
  <Cluster>
    <Button variant="primary" size="dense">
      {say('Approve', 'Kiida heaks', 'Approuver')}
    </Button>
    <Button variant="primary">{say('Respond', 'Vasta', 'Répondre')}</Button>
    <Button variant="primary" size="large">
      {say('Get started', 'Alusta', 'Commencer')}
    </Button>
  </Cluster>
)

export const WithIcon: Story = ({ say }) => (
  <Cluster>
    <Button icon={<Glyph name="search" />}>{say('Search', 'Otsi', 'Rechercher')}</Button>
    <Button iconEnd={<Glyph name="chevronDown" />}>{say('Newest first', 'Uuemad ees', 'Plus récents')}</Button>
    <ButtonLink href="#next" variant="primary" iconEnd={<Glyph name="chevronEnd" />}>
      {say('Continue', 'Jätka', 'Continuer')}
    </ButtonLink>
  </Cluster>
)

export const States: Story = ({ say }) => (
  <Cluster>
    <Button variant="primary" isPending>
      {say('Publish project', 'Avalda projekt', 'Publier le projet')}
    </Button>
    <Button isPending>{say('Save draft', 'Salvesta mustand', 'Enregistrer')}</Button>
    <Button variant="primary" disabled>
      {say('Not available', 'Pole saadaval', 'Indisponible')}
    </Button>
    <Button disabled>{say('Not available', 'Pole saadaval', 'Indisponible')}</Button>
  </Cluster>
)

export const Wide: Story = ({ say }) => (
  <Stack gap={8}>
    <Button variant="primary" isWide>
      {say('Create an account', 'Loo konto', 'Créer un compte')}
    </Button>
    <Button isWide>{say('I already have an account', 'Mul on juba konto', 'J’ai déjà un compte')}</Button>
  </Stack>
)

export const IconOnly: Story = ({ say }) => (
  <Cluster>
    <IconButton label={say('Search', 'Otsi', 'Rechercher')} icon={<Glyph name="search" />} />
    <IconButton variant="secondary" label={say('Close', 'Sulge', 'Fermer')} icon={<Glyph name="close" />} />
    <IconButton size="dense" label={say('More', 'Rohkem', 'Plus')} icon={<Glyph name="chevronDown" />} />
  </Cluster>
)
