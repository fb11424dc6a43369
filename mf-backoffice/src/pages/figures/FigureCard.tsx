import type { FigureRange } from '@sild/contract/figures'
import { useText } from '@sild/shell-api'
import { Card, Heading, LoadingState, Skeleton, Stack, Text } from '@sild/ui'
import { useShown } from '../../shown/shown-of.ts'
import { UnknownOutcome } from '../../shown/UnknownOutcome.tsx'
import { CountedFigure } from './CountedFigure.tsx'
import type { FigureId } from './figure.ts'
import { figures } from './figures.ts'
import { useSay } from './use-say.ts'

/** One figure over a range: its number, its chart, and its table to read or download. */
export function FigureCard({ id, range }: { id: FigureId; range: FigureRange }) {
  const say = useSay(range)
  const text = useText('mf-backoffice.figures')
  const { isFetching, retry, seen } = useShown(figures[id](range))
  return (
    <Card as="section" padding="large" aria-labelledby={`figure-${id}`}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} size={16} id={`figure-${id}`}>
            {text(`${id}.title`)}
          </Heading>
          <Text size={14} tone="muted">
            {text(`${id}.description`)}
          </Text>
        </Stack>
        {seen ? (
          <CountedFigure id={id} figure={seen(say)} say={say} />
        ) : isFetching ? (
          <LoadingState label={text('loading')}>
            <Skeleton shape="block" />
          </LoadingState>
        ) : (
          <UnknownOutcome onRetry={retry} />
        )}
      </Stack>
    </Card>
  )
}
