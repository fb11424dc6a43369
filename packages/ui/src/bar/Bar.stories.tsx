import { Stack } from '../layout/Layout.tsx'
import { Text } from '../typography/Typography.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { Bar } from './Bar.tsx'

export const meta: StoryMeta = { title: 'Bar', group: 'Content', from: '@sild/ui', source: 'bar/Bar.tsx' }

export const Tones: Story = ({ say }) => (
  <Stack gap={16}>
    {(['accent', 'warning', 'muted'] as const).map((tone, index) => (
      <Stack key={tone} gap={4}>
        <Text id={`bar-${tone}`}>
          {say('Responses', 'Vastused', 'Réponses')} {8 + 6 * index} / 20
        </Text>
        <Bar labelledBy={`bar-${tone}`} value={8 + 6 * index} max={20} tone={tone} />
      </Stack>
    ))}
  </Stack>
)
