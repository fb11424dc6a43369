import type { Ranking as Weights } from '@sild/contract/search/ranking'
import { useLocale, useText } from '@sild/shell-api'
import { formatNumber, Heading, Stack, Text } from '@sild/ui'
import { Factors } from './Factors.tsx'

/** All factors of the order. */
export function Ranking({ ranking }: { ranking: Weights }) {
  const text = useText('mf-search.ranking')
  const locale = useLocale()
  const { companies, companyDaysAPoint, promotedPlaces, publicationDaysAPoint, publications, ratingPrior, words } =
    ranking
  // A company with the searched name is always first, so a bar for it would mean nothing.
  const compared = words.filter(({ factor }) => factor !== 'companyName')
  const sections = [
    { id: 'words', factors: compared, after: text('words.name') },
    { id: 'publications', factors: publications, after: text('age', { days: publicationDaysAPoint }) },
    { id: 'companies', factors: companies, after: text('age', { days: companyDaysAPoint }) },
  ] as const
  /** The weighted mean of so many reviews of 5. */
  const weighed = (count: number): string => {
    const { mean, reviewsCount } = ratingPrior
    const sum = mean * reviewsCount + 5 * count
    return formatNumber(Math.round((sum / (reviewsCount + count)) * 10) / 10, locale)
  }
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
        <Heading>{text('ratings')}</Heading>
        <Text>
          {text('ratings.text', {
            count: ratingPrior.reviewsCount,
            mean: ratingPrior.mean,
          })}
        </Text>
        <Text>{text('ratings.example', { one: weighed(1), two: weighed(2) })}</Text>
        <Text>{text('ratings.filter')}</Text>
      </Stack>
      <Stack as="section" gap={16}>
        <Heading>{text('promoted')}</Heading>
        <Text>{text('promoted.text', { count: promotedPlaces })}</Text>
        <Text>{text('never')}</Text>
      </Stack>
    </>
  )
}
