import { cardTypeOfSearch } from '@sild/contract/enums'
import type { Explanation } from '@sild/contract/search/ranking'
import { paths } from '@sild/paths'
import { useText } from '@sild/shell-api'
import { Card, Heading, Link, Notice, Stack, Text } from '@sild/ui'
import type { SearchAddress } from '../../search-address/search-address.ts'
import { Factor, Factors } from './Factors.tsx'

interface ResultExplanationProps {
  searchType: SearchAddress['searchType']
  /** Null if the result no longer exists. */
  explanation: Explanation | null
}

/** Why a result has its place: points for each word of the query, and points of the card itself. */
export function ResultExplanation({ explanation, searchType }: ResultExplanationProps) {
  const text = useText('mf-search.ranking')
  if (!explanation) return <Notice tone="warning">{text('gone')}</Notice>
  const { ageDays, agePoints, isPromoted, name, own, slug, together, words } = explanation
  const all = [...words.flatMap(({ given }) => given), ...own].map(({ points }) => Math.abs(points))
  const max = Math.max(1, ...all, -agePoints)
  const href = searchType === 'companies' ? paths.company(slug) : paths.publication(cardTypeOfSearch[searchType], slug)
  return (
    <Card as="section">
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading>{text('why')}</Heading>
          <Link href={href}>{name}</Link>
          {isPromoted && <Text tone="muted">{text('why.promoted')}</Text>}
        </Stack>
        {words.map(({ given, isFound, text: word }) => (
          <Stack key={word} as="section" gap={12}>
            <Heading level={3}>{text('word', { word })}</Heading>
            {given.length > 0 ? (
              <Factors given={given} max={max} />
            ) : (
              <Text tone="muted">{text(isFound ? 'word.text' : 'word.missing')}</Text>
            )}
          </Stack>
        ))}
        {together.some(({ factor }) => factor === 'companyName') && <Text>{text('words.name')}</Text>}
        {together.some(({ factor }) => factor === 'together') && (
          <Factors given={together.filter(({ factor }) => factor === 'together')} max={max} />
        )}
        <Stack as="section" gap={12}>
          <Heading level={3}>{text('own')}</Heading>
          {words.length > 0 && <Text tone="muted">{text('own.text')}</Text>}
          <Factors given={own} max={max} />
          <ul>
            <Factor name={text('age.own', { days: ageDays })} points={agePoints} max={max} />
          </ul>
        </Stack>
      </Stack>
    </Card>
  )
}
