import { DateTime, Money } from '../intl/Formatted.tsx'
import type { Story, StoryContext, StoryMeta } from '../story.ts'
import { DescriptionList } from './DescriptionList.tsx'

export const meta: StoryMeta = {
  title: 'DescriptionList',
  group: 'Content',
  from: '@sild/ui',
  source: 'description-list/DescriptionList.tsx',
}

const itemsIn = ({ say, locale }: StoryContext) => [
  {
    term: say('Budget', 'Eelarve', 'Budget'),
    description: <Money cents={1_200_000} toCents={1_800_000} locale={locale} />,
  },
  {
    term: say('Deadline', 'Tähtaeg', 'Échéance'),
    description: <DateTime value="2026-12-15T00:00:00Z" locale={locale} />,
  },
  {
    term: say('Form of work', 'Töövorm', 'Mode de travail'),
    description: say('Remote, two visits', 'Kaugtöö, kaks kohtumist', 'À distance, deux visites'),
  },
  { term: say('Registration number', 'Registrikood', 'Numéro d’immatriculation'), description: '14532901' },
]

export const Rows: Story = (context) => <DescriptionList items={itemsIn(context)} />
export const Stacked: Story = (context) => <DescriptionList layout="stacked" items={itemsIn(context)} />
