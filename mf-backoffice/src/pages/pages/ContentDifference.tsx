import type { PageContent } from '@sild/contract/content/editor-schemas'
import { locales } from '@sild/contract/enums'
import { useText } from '@sild/shell-api'
import { DescriptionList, Text } from '@sild/ui'
import { ChangedText } from '../../difference/ChangedText.tsx'
import { pageFields, textFields } from './written-fields.ts'

/** Field by field what differs between two revisions, word by word. */
export function ContentDifference({ before, now }: { before: PageContent; now: PageContent }) {
  const text = useText('mf-backoffice.pages')
  const rows = [
    ...pageFields.map((field) => ({ label: text(`field.${field}`), pair: [before[field], now[field]] })),
    { label: text('video'), pair: [before.video, now.video] },
    { label: text('speakers'), pair: [before.speakers, now.speakers] },
    { label: text('agenda'), pair: [before.agenda, now.agenda] },
    ...locales.flatMap((locale) =>
      textFields.map((field) => ({
        label: `${text(`field.${field}`)} (${text(`language.${locale}`)})`,
        pair: [before.texts[locale][field], now.texts[locale][field]],
      })),
    ),
  ]
  const changed = rows
    .map(({ label, pair: [old, fresh] }) => ({ label, old: wordsOf(old), fresh: wordsOf(fresh) }))
    .filter(({ fresh, old }) => old !== fresh)
  if (changed.length === 0) return <Text tone="muted">{text('difference.none')}</Text>
  return (
    <DescriptionList
      items={changed.map(({ fresh, label, old }) => ({
        term: label,
        description: <ChangedText before={old} now={fresh} isLong />,
      }))}
    />
  )
}

const wordsOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value, null, 1)
