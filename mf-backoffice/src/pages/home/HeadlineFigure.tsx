import { paths } from '@sild/paths'
import { useIntl, useText } from '@sild/shell-api'
import { Card, CardTitle, Skeleton, Stack, Text } from '@sild/ui'
import { BarChart } from '../../charts/BarChart.tsx'
import { useShown } from '../../shown/shown-of.ts'
import { UnknownOutcome } from '../../shown/UnknownOutcome.tsx'
import type { Figure, FigureId } from '../figures/figure.ts'
import { figures } from '../figures/figures.ts'
import { useSay } from '../figures/use-say.ts'
import * as css from './WorkCard.module.css'

const RANGE = '30-days'

/** A small figure of the last thirty days, which links to its details. */
export function HeadlineFigure({ id }: { id: FigureId }) {
  const intl = useIntl()
  const name = intl.formatMessage({ id: `mf-backoffice.figures.${id}.title` })
  const say = useSay(RANGE)
  const { isFetching, retry, seen } = useShown(figures[id](RANGE))
  return (
    <Card as="li" isLinked padding="large">
      <Stack gap={8}>
        <CardTitle level={3} href={`${paths.figures()}#figure-${id}`}>
          {name}
        </CardTitle>
        {seen ? (
          <SmallFigure name={name} figure={seen(say)} />
        ) : isFetching ? (
          <Skeleton shape="block" />
        ) : (
          <UnknownOutcome onRetry={retry} />
        )}
      </Stack>
    </Card>
  )
}

function SmallFigure({ figure, name }: { figure: Figure; name: string }) {
  const text = useText('mf-backoffice.figures')
  const { bars, countedAt, facts, headline, isEmpty, most } = figure
  if (countedAt === null || isEmpty)
    return (
      <Text size={14} tone="muted">
        {text(countedAt === null ? 'not-counted' : 'empty')}
      </Text>
    )
  return (
    <>
      <p className={css.count}>{headline}</p>
      {!isEmpty && <BarChart size="small" label={text('chart', { name, value: headline })} bars={bars} most={most} />}
      <Text size={14} tone="muted">
        {facts[0]}
      </Text>
    </>
  )
}
