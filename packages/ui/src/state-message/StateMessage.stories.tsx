import { Button, ButtonLink } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { Glyph } from '../glyph/Glyph.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { EmptyState, ErrorState, NoPermissionState } from './StateMessage.tsx'

export const meta: StoryMeta = {
  title: 'EmptyState, ErrorState, NoPermissionState',
  group: 'States',
  from: '@sild/ui',
  source: 'state-message/StateMessage.tsx',
}

export const Empty: Story = ({ say }) => (
  <Card>
    <EmptyState
      icon={<Glyph name="search" />}
      title={say('Nothing found', 'Midagi ei leitud', 'Aucun résultat')}
      action={
        <ButtonLink href="#fewer">
          {say('Remove the budget filter', 'Eemalda eelarve filter', 'Retirer le filtre de budget')}
        </ButtonLink>
      }
    >
      {say(
        'No project matches all five filters. Without the budget there are 14.',
        'Ükski projekt ei vasta kõigile viiele filtrile. Ilma eelarveta on neid 14.',
        'Aucun projet ne répond aux cinq filtres. Sans le budget, il y en a 14.',
      )}
    </EmptyState>
  </Card>
)

export const Failed: Story = ({ say }) => (
  <Card>
    <ErrorState
      title={say(
        'The messages could not be loaded',
        'Sõnumeid ei õnnestunud laadida',
        'Les messages n’ont pas pu être chargés',
      )}
      action={<Button>{say('Try again', 'Proovi uuesti', 'Réessayer')}</Button>}
      requestIdLabel={say('Request', 'Päring', 'Requête')}
      requestId="01KAJ3X5S8"
    >
      {say('What you have written is kept.', 'Sinu kirjutatu on alles.', 'Ce que vous avez écrit est conservé.')}
    </ErrorState>
  </Card>
)

export const NoPermission: Story = ({ say }) => (
  <Card>
    <NoPermissionState
      title={say('Only for moderators', 'Ainult moderaatoritele', 'Réservé aux modérateurs')}
      action={<ButtonLink href="#home">{say('Back to home', 'Tagasi avalehele', 'Retour à l’accueil')}</ButtonLink>}
    >
      {say(
        'Ask an administrator for the role.',
        'Küsi rolli administraatorilt.',
        'Demandez ce rôle à un administrateur.',
      )}
    </NoPermissionState>
  </Card>
)
