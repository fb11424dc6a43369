import { Button } from '../button/Button.tsx'
import { Stack } from '../layout/Layout.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { Snackbar } from './Snackbar.tsx'

export const meta: StoryMeta = { title: 'Snackbar', group: 'States', from: '@sild/ui', source: 'snackbar/Snackbar.tsx' }

const nothing = () => {}

export const Tones: Story = ({ say }) => {
  const dismissLabel = say('Close', 'Sulge', 'Fermer')
  return (
    <Stack gap={8}>
      <Snackbar onDismiss={nothing} dismissLabel={dismissLabel}>
        {say('Link copied', 'Link kopeeritud', 'Lien copié')}
      </Snackbar>
      <Snackbar
        tone="success"
        onDismiss={nothing}
        dismissLabel={dismissLabel}
        action={
          <Button size="dense" variant="quiet">
            {say('Undo', 'Võta tagasi', 'Annuler')}
          </Button>
        }
      >
        {say('Publication archived', 'Kuulutus arhiveeritud', 'Annonce archivée')}
      </Snackbar>
      <Snackbar tone="danger" onDismiss={nothing} dismissLabel={dismissLabel}>
        {say(
          'The message was not sent. Try again when you are online.',
          'Sõnumit ei saadetud. Proovi uuesti, kui ühendus on taastunud.',
          'Le message n’a pas été envoyé. Réessayez une fois en ligne.',
        )}
      </Snackbar>
    </Stack>
  )
}
