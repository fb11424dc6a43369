import type { Story, StoryMeta } from '../story.ts'
import { ProgressBar } from './ProgressBar.tsx'

export const meta: StoryMeta = {
  title: 'ProgressBar',
  group: 'States',
  from: '@sild/ui/forms',
  source: 'forms/ProgressBar.tsx',
}

export const Sending: Story = ({ say }) => <ProgressBar label={say('Sending', 'Saatmine', 'Envoi')} value={40} />
