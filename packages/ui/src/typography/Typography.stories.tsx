import { Stack } from '../layout/Layout.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { Heading, Prose, Text } from './Typography.tsx'

export const meta: StoryMeta = {
  title: 'Heading, Text, Prose',
  group: 'Foundations',
  from: '@sild/ui',
  source: 'typography/Typography.tsx',
}

const headings = ['display', 30, 24, 20, 18, 16] as const

export const Headings: Story = ({ say }) => (
  <Stack gap={8}>
    {headings.map((size) => (
      <Heading key={size} level={3} size={size}>
        {say(
          'Find a partner you can rely on',
          'Leia partner, kellele saab kindel olla',
          'Trouvez un partenaire fiable',
        )}
      </Heading>
    ))}
  </Stack>
)

export const Texts: Story = ({ say }) => {
  const sentence = say(
    'Agreements are made directly between companies.',
    'Kokkulepped sõlmitakse otse ettevõtete vahel.',
    'Les accords se font directement entre entreprises.',
  )
  return (
    <Stack gap={8}>
      <Text size={18}>{sentence}</Text>
      <Text size={16}>{sentence}</Text>
      <Text size={14} isStrong>
        {sentence}
      </Text>
      <Text size={14} tone="muted">
        {sentence}
      </Text>
      <Text size={12} tone="muted">
        {sentence}
      </Text>
      <Text tone="success">{sentence}</Text>
      <Text tone="warning">{sentence}</Text>
      <Text tone="danger">{sentence}</Text>
    </Stack>
  )
}

export const Written: Story = ({ say }) => (
  <Prose>
    <h3>{say('How moderation works', 'Kuidas ülevaatus käib', 'Comment fonctionne la modération')}</h3>
    <p>
      {say(
        'Every publication is read by a person before others see it. That usually takes less than an hour.',
        'Iga kuulutuse loeb enne avaldamist läbi inimene. Tavaliselt võtab see vähem kui tunni.',
        'Chaque annonce est lue par une personne avant d’être visible. Cela prend en général moins d’une heure.',
      )}
    </p>
    <ul>
      <li>
        {say('The title says what is wanted.', 'Pealkiri ütleb, mida vajatakse.', 'Le titre dit ce qui est recherché.')}
      </li>
      <li>
        {say('There are no contacts in the', 'Kontakte ei ole', 'Aucune coordonnée dans la')}{' '}
        <a href="#rules">{say('description', 'kirjelduses', 'description')}</a>.
      </li>
    </ul>
  </Prose>
)
