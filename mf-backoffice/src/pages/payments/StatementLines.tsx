import type { Reply } from '@sild/contract'
import { useIntl, useLocale, useText } from '@sild/shell-api'
import { Badge, Cluster, Money, Notice, Text, type Tone } from '@sild/ui'
import * as css from './StatementLines.module.css'

type Entry = Reply<'importStatement'>['entries'][number]
const tones: Record<Entry['outcome'], Tone> = {
  settled: 'success',
  'settled-before': 'neutral',
  'amount-differs': 'danger',
  'order-ended': 'warning',
  unknown: 'neutral',
}

/** The result of each line of an approved statement. */
export function StatementLines({ entries }: { entries: readonly Entry[] }) {
  const settled = entries.filter(({ outcome }) => outcome === 'settled').length
  const text = useText('mf-backoffice.payments.statement')
  return (
    <>
      <Notice tone={settled > 0 ? 'success' : 'info'} isLive title={text('done', { settled, lines: entries.length })} />
      <Lines entries={entries} />
    </>
  )
}

function Lines({ entries }: { entries: readonly Entry[] }) {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <ul className={css.lines}>
      {entries.map(({ amountCents, number, outcome, reference }, index) => (
        // A statement may contain equal lines, and its lines do not move, so the index is the key.
        <li key={index} className={css.line}>
          <Text>{number ?? reference}</Text>
          <Cluster gap={12}>
            <Badge tone={tones[outcome]}>
              {intl.formatMessage({ id: `mf-backoffice.payments.statement.outcome.${outcome}` })}
            </Badge>
            <Text isStrong>
              <Money cents={amountCents} locale={locale} />
            </Text>
          </Cluster>
        </li>
      ))}
    </ul>
  )
}
