import { Button } from '../button/Button.tsx'
import { Stack } from '../layout/Layout.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { Notice } from './Notice.tsx'

export const meta: StoryMeta = { title: 'Notice', group: 'States', from: '@sild/ui', source: 'notice/Notice.tsx' }

const nothing = () => {}

export const Tones: Story = ({ say }) => (
  <Stack gap={12}>
    <Notice title={say('Your project is in review', 'Sinu projekt on ülevaatusel', 'Votre projet est en modération')}>
      {say(
        'A moderator looks at it, usually within an hour.',
        'Moderaator vaatab selle üle tavaliselt tunni jooksul.',
        'Un modérateur l’examine, en général dans l’heure.',
      )}
    </Notice>
    <Notice tone="success">
      {say('Your address is confirmed.', 'Sinu e-posti aadress on kinnitatud.', 'Votre adresse est confirmée.')}
    </Notice>
    <Notice
      tone="warning"
      title={say(
        'Two responses left this month',
        'Selleks kuuks on jäänud kaks vastust',
        'Il vous reste deux réponses ce mois-ci',
      )}
      action={<Button size="dense">{say('See plans', 'Vaata pakette', 'Voir les formules')}</Button>}
      onDismiss={nothing}
      dismissLabel={say('Dismiss', 'Peida', 'Fermer')}
    />
    <Notice tone="danger" title={say('The payment was declined', 'Makse lükati tagasi', 'Le paiement a été refusé')}>
      {say('Your plan has not changed.', 'Sinu pakett ei muutunud.', 'Votre formule n’a pas changé.')}
    </Notice>
  </Stack>
)
