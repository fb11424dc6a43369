import { type FigureRange, figureRangeNames } from '@sild/contract/figures'
import { paths, withQuery } from '@sild/paths'
import { useSearchParams } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { Page, PageHeader, Tabs } from '@sild/ui'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'
import { FigureCard } from './FigureCard.tsx'
import { figureIds } from './figure.ts'
import * as css from './Figures.module.css'
import { RetentionCard } from './RetentionCard.tsx'

const rangeOf = (parameters: URLSearchParams): FigureRange =>
  figureRangeNames.find((range) => range === parameters.get('range')) ?? '30-days'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.figures.title' }),
  isUnlisted: true,
}

/** Figures of Sild: submissions, moderation times, activity of the market, and retention. */
export function Component() {
  const [parameters] = useSearchParams()
  const text = useText('mf-backoffice')
  const current = rangeOf(parameters)
  return (
    <Page>
      <PageHeader
        breadcrumbs={<BackofficeBreadcrumbs />}
        title={text('figures.title')}
        description={text('figures.description')}
      />
      <Tabs
        label={text('figures.range')}
        items={figureRangeNames.map((range) => ({
          href: withQuery(paths.figures(), { range: range === '30-days' ? undefined : range }),
          label: text(`figures.range.${range}`),
          isCurrent: range === current,
        }))}
      />
      <div className={css.grid}>
        {figureIds.map((id) => (
          <FigureCard key={id} id={id} range={current} />
        ))}
      </div>
      <RetentionCard />
    </Page>
  )
}
