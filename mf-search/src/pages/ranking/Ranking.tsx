import type { Ranking as Weights } from '@sild/contract/search/ranking'
import { useText } from '@sild/shell-api'
import { Heading, Stack, Text } from '@sild/ui'
import { Factors } from './Factors.tsx'

/** All that the order is made of. */
export function Ranking({ ranking }: { ranking: Weights }) {
  const text = useText('mf-search.ranking')
  const { companies, companyDaysAPoint, promotedPlaces, publicationDaysAPoint, publications, words } = ranking
  // A company that is called so stands first: its length beside the others would say nothing.
  const compared = words.filter(({ factor }) => factor !== 'companyName')
  const sections = [
    { id: 'words', factors: compared, after: text('words.name') },
    { id: 'publications', factors: publications, after: text('age', { days: publicationDaysAPoint }) },
    { id: 'companies', factors: companies, after: text('age', { days: companyDaysAPoint }) },
  ] as const
  return (
    <>
      {sections.map(({ after, factors, id }) => (
        <Stack key={id} as="section" gap={16}>
          <Heading>{text(id)}</Heading>
          <Text tone="muted">{text(`${id}.text`)}</Text>
          <Factors given={factors} max={Math.max(...factors.map(({ points }) => points))} />
          <Text>{after}</Text>
        </Stack>
      ))}
      <Stack as="section" gap={16}>
        <Heading>{text('promoted')}</Heading>
        <Text>{text('promoted.text', { count: promotedPlaces })}</Text>
        <Text>{text('never')}</Text>
      </Stack>
    </>
  )
}
