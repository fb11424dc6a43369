import { Stack } from '@sild/ui'
import type { Story, StoryMeta } from '../story.ts'
import { ProgressBar } from './ProgressBar.tsx'

export const meta: StoryMeta = {
  title: 'ProgressBar',
  group: 'States',
  from: '@sild/ui/forms',
  source: 'forms/ProgressBar.tsx',
}

export const Quotas: Story = ({ say }) => (
  <Stack>
    <ProgressBar
      label={say('Responses this month', 'Vastuseid sel kuul', 'Réponses ce mois-ci')}
      value={7}
      max={20}
      valueText={say('7 of 20', '7 / 20', '7 sur 20')}
    />
    <ProgressBar
      tone="warning"
      label={say('Contact views', 'Kontaktide vaatamisi', 'Consultations de contacts')}
      value={18}
      max={20}
      valueText={say('18 of 20', '18 / 20', '18 sur 20')}
    />
    <ProgressBar tone="success" label={say('Profile', 'Profiil', 'Profil')} value={100} valueText="100 %" />
    <ProgressBar label={say('Sending', 'Saatmine', 'Envoi')} />
  </Stack>
)
