import { DescriptionList } from '../description-list/DescriptionList.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { DateTime, Money, Price, RelativeTime } from './Formatted.tsx'

export const meta: StoryMeta = {
  title: 'Money, Price, DateTime, RelativeTime',
  group: 'Content',
  from: '@sild/ui',
  source: 'intl/Formatted.tsx',
}

const moment = '2026-11-21T12:05:00Z'

export const Formats: Story = ({ say, locale }) => (
  <DescriptionList
    items={[
      { term: say('Price', 'Hind', 'Prix'), description: <Money cents={123_450} locale={locale} /> },
      {
        term: say('Whole euros', 'Täiseurod', 'Euros entiers'),
        description: <Money cents={2_500_000} locale={locale} />,
      },
      {
        term: say('Range', 'Vahemik', 'Fourchette'),
        description: <Money cents={500_000} toCents={750_000} locale={locale} />,
      },
      {
        term: say('An hour', 'Tund', 'Une heure'),
        description: (
          <Price
            fromCents={null}
            toCents={null}
            perHourCents={5800}
            perHour={say('per hour', 'tunnis', 'par heure')}
            locale={locale}
          />
        ),
      },
      { term: say('Day', 'Päev', 'Jour'), description: <DateTime value={moment} locale={locale} /> },
      {
        term: say('Day and time', 'Päev ja kellaaeg', 'Jour et heure'),
        description: <DateTime value={moment} locale={locale} format="dayAndTime" />,
      },
      {
        term: say('Past', 'Möödunud', 'Passé'),
        description: <RelativeTime value="2026-11-21T09:00:00Z" now={moment} locale={locale} />,
      },
    ]}
  />
)
