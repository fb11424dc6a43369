import { downloadDataExport, type getDataExport } from '@sild/contract/files/operations'
import type { ReplyOf } from '@sild/api-client'
import { useFailureText, useIntl, useLocale, useNotify, useText } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'
import { Button, Card, Cluster, DateTime, Heading, Stack, Text } from '@sild/ui'
import { useId } from 'react'
import { saveDownload } from '@sild/ui/save-download.ts'

interface DataCopyProps {
  copy: ReplyOf<typeof getDataExport>
  isAsking: boolean
  onAsk: () => void
}

/** How far it is, and what can be done about it. */
export function DataCopy({ copy, isAsking, onAsk }: DataCopyProps) {
  const locale = useLocale()
  const id = useId()
  const { bytes, expiresAt, link, mayAskAt, requestedAt, state } = copy
  const text = useText('mf-account.my-data')
  return (
    <Card as="section" aria-labelledby={id} padding="large">
      <Stack gap={16}>
        <div aria-live="polite">
          <Stack gap={4}>
            <Heading level={2} id={id}>
              {text(`state.${state}`)}
            </Heading>
            <Text tone="muted">{text(`state.${state}.text`)}</Text>
            {state !== 'none' && requestedAt && (
              <Text tone="muted" size={14}>
                {text('requested')} <DateTime value={requestedAt} locale={locale} format="dayAndTime" />
              </Text>
            )}
            {state === 'ready' && expiresAt && (
              <Text tone="muted" size={14}>
                {text('until')} <DateTime value={expiresAt} locale={locale} format="dayAndTime" />
              </Text>
            )}
          </Stack>
        </div>
        {state === 'ready' && link && <Download link={link} bytes={bytes ?? 0} />}
        {state !== 'making' && !mayAskAt && (
          <Cluster>
            <Button variant={state === 'ready' ? 'secondary' : 'primary'} isPending={isAsking} onClick={onAsk}>
              {text(state === 'none' ? 'ask' : 'ask-again')}
            </Button>
          </Cluster>
        )}
        {mayAskAt && (
          <Text tone="muted" size={14}>
            {text('again')} <DateTime value={mayAskAt} locale={locale} format="dayAndTime" />
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function Download({ bytes, link }: { bytes: number; link: string }) {
  const intl = useIntl()
  const locale = useLocale()
  const notify = useNotify()
  const failureText = useFailureText()
  const download = useApiMutation(downloadDataExport, {
    onSuccess: saveDownload,
    onError: (error: Error) => notify({ tone: 'error', text: failureText(error) }),
  })
  return (
    <Cluster>
      <Button variant="primary" isPending={download.isPending} onClick={() => download.mutate({ query: { link } })}>
        {intl.formatMessage({ id: 'mf-account.my-data.download' }, { size: sizeOf(bytes, locale) })}
      </Button>
    </Cluster>
  )
}

/** In the unit that leaves few digits, as the language writes it. */
function sizeOf(bytes: number, locale: string): string {
  const [unit, size] = bytes < 1e6 ? (['kilobyte', bytes / 1e3] as const) : (['megabyte', bytes / 1e6] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumSignificantDigits: 3 }).format(size)
}
