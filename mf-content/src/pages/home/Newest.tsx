import { paths } from '@sild/paths'
import { useLocale, useText } from '@sild/shell-api'
import { Card, CardTitle, Cluster, CompanyLogo, Price, RelativeTime, Stack, Text } from '@sild/ui'
import { HomeSection } from './HomeSection.tsx'
import type { LoadedHome } from './load-home.ts'
import * as css from './Newest.module.css'

export function Newest({ newest, now }: Pick<LoadedHome, 'newest' | 'now'>) {
  const locale = useLocale()
  const text = useText('mf-content.home')
  return (
    <HomeSection
      id="newest"
      title={text('newest')}
      more={(['tasks', 'services', 'experts'] as const).map((searchType) => ({
        href: paths.search({ searchType }),
        label: text(`newest.${searchType}`),
      }))}
    >
      <ul className={css.cards}>
        {newest.map((card) => (
          <Card as="li" key={card.guid} isLinked>
            <Stack gap={12} className={css.card}>
              <Cluster gap={8}>
                <CompanyLogo name={card.company.name} src={card.company.logoUrl ?? undefined} size={32} />
                <Text as="span" size={14} tone="muted">
                  {card.company.name}
                </Text>
              </Cluster>
              <CardTitle href={paths.publication(card.cardType, card.slug)}>{card.name}</CardTitle>
              <Text size={16} tone="muted" lines={3}>
                {card.summary}
              </Text>
              <Cluster justify="between" className={css.facts}>
                <span className={css.price}>
                  <Price
                    fromCents={card.budgetFromCents}
                    toCents={card.budgetToCents}
                    perHourCents={card.budgetPerHourCents}
                    perHour={text('per-hour')}
                    locale={locale}
                  />
                </span>
                <RelativeTime value={card.publishedAt} now={now} locale={locale} />
              </Cluster>
            </Stack>
          </Card>
        ))}
      </ul>
    </HomeSection>
  )
}
