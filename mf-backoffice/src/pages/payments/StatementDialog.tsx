import type { Reply } from '@sild/contract'
import { listAllPayments } from '@sild/contract/billing/payment-operations'
import { importStatement } from '@sild/contract/billing/staff-operations'
import { useFailureText, useIntl, useLocale, useText } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { Badge, Button, Cluster, Money, Notice, Stack, Text, type Tone } from '@sild/ui'
import { Dialog } from '@sild/ui/heavy'
import { Suspense, useRef, useState } from 'react'
import * as css from './StatementDialog.module.css'

type Entry = Reply<'importStatement'>['entries'][number]
const tones: Record<Entry['outcome'], Tone> = {
  settled: 'success',
  'settled-before': 'neutral',
  'amount-differs': 'danger',
  'order-ended': 'warning',
  unknown: 'neutral',
}
const MOST_BYTES = 900_000

/** Reads a statement of our bank, and says of each line what it settled. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const failureText = useFailureText()
  const [isTooBig, setIsTooBig] = useState(false)
  const text = useText('mf-backoffice.payments.statement')
  const statement = useApiMutation(importStatement, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [listAllPayments.path] }),
  })
  const read = async (file: File | undefined): Promise<void> => {
    setIsTooBig(file !== undefined && file.size > MOST_BYTES)
    if (file && file.size <= MOST_BYTES) statement.mutate({ body: { xml: await file.text() } })
  }
  const entries = statement.data?.entries
  return (
    <Suspense fallback={null}>
      <Dialog
        isOpen
        onClose={onClose}
        title={text('title')}
        closeLabel={text('close')}
        actions={<Button onClick={onClose}>{text('close')}</Button>}
      >
        <Stack gap={16}>
          <Text>{text('explained')}</Text>
          <Cluster>
            <Button variant="primary" isPending={statement.isPending} onClick={() => input.current?.click()}>
              {text('choose')}
            </Button>
            <input
              ref={input}
              hidden
              type="file"
              aria-label={text('file')}
              accept=".xml,application/xml,text/xml"
              onChange={({ target }) => {
                void read(target.files?.[0])
                // The same file can be chosen again.
                target.value = ''
              }}
            />
          </Cluster>
          {isTooBig && <Notice tone="danger" isLive title={text('too-big')} />}
          {statement.error && <Notice tone="danger" isLive title={failureText(statement.error)} />}
          {entries && (
            <Notice
              tone={entries.some(({ outcome }) => outcome === 'settled') ? 'success' : 'info'}
              isLive
              title={text('done', {
                settled: entries.filter(({ outcome }) => outcome === 'settled').length,
                lines: entries.length,
              })}
            />
          )}
          {entries && <Lines entries={entries} />}
        </Stack>
      </Dialog>
    </Suspense>
  )
}

function Lines({ entries }: { entries: readonly Entry[] }) {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <ul className={css.lines}>
      {entries.map(({ amountCents, number, outcome, reference }, index) => (
        // A statement may say the same twice, and its lines do not move.
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
