import type { Promotion } from '@sild/contract/publications/promotion-schemas'
import type { OwnPublication } from '@sild/contract/publications/schemas'
import { useIntl, useLocale, useText } from '@sild/shell-api'
import { Bar, formatNumber, Stack, Text, useNow } from '@sild/ui'
import * as css from './PromotionEffect.module.css'

interface PromotionEffectProps {
  publication: OwnPublication
  promotions: readonly Promotion[]
}

const DAY_MS = 86_400_000

/** Views per day before and during the company's latest promotions; without any, the publication's current views. */
export function PromotionEffect({ promotions, publication }: PromotionEffectProps) {
  const now = useNow()
  const text = useText('mf-publications.promotion')
  const { publishedAt, viewsCount } = publication
  if (promotions.length === 0) {
    if (publishedAt === null) return null
    const days = Math.max(1, (new Date(now).getTime() - Date.parse(publishedAt)) / DAY_MS)
    return <ViewsBars title={text('now')} bars={[{ label: text('views'), perDay: viewsCount / days }]} />
  }
  return (
    <Stack gap={12}>
      <Text isStrong>{text('brought')}</Text>
      {promotions.map((promotion) => (
        <ViewsBars
          key={promotion.guid}
          title={promotion.publication.name}
          bars={[
            { label: text('before'), perDay: promotion.viewsPerDayBefore },
            {
              label: text(promotion.isRunning ? 'running' : 'during'),
              perDay: promotion.viewsPerDay,
              isPromoted: true,
            },
          ]}
        />
      ))}
    </Stack>
  )
}

interface Bar {
  readonly label: string
  readonly perDay: number
  readonly isPromoted?: boolean
}

function ViewsBars({ bars, title }: { title: string; bars: readonly Bar[] }) {
  const intl = useIntl()
  const locale = useLocale()
  const most = Math.max(...bars.map(({ perDay }) => perDay))
  if (most === 0)
    return (
      <div>
        <Text size={14}>{title}</Text>
        <Text size={14} tone="muted">
          {intl.formatMessage({ id: 'mf-publications.promotion.no-views' })}
        </Text>
      </div>
    )
  return (
    <div>
      <Text size={14}>{title}</Text>
      <dl className={css.bars}>
        {bars.map(({ isPromoted, label, perDay }) => (
          <div key={label} className={css.bar}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>
              {perDay > 0 && <Bar value={perDay} max={most} tone={isPromoted ? 'accent' : 'muted'} />}
              <span className={css.views}>
                {intl.formatMessage(
                  { id: 'mf-publications.promotion.per-day' },
                  { views: formatNumber(Math.round(perDay * 10) / 10, locale) },
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
