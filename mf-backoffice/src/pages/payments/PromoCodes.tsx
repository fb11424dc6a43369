import { endPromoCode, listAllPromoCodes } from '@sild/contract/billing/staff-operations'
import type { StaffPromoCode } from '@sild/contract/billing/staff-schemas'
import { useFailureText, useLocale, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation, useApiQuery } from '@sild/shell-api/query'
import {
  Button,
  Card,
  CardTitle,
  Cluster,
  DateTime,
  EmptyState,
  focusHeading,
  Stack,
  StatusBadge,
  Text,
} from '@sild/ui'
import { useState } from 'react'
import { PromoCodeDialog } from './PromoCodeDialog.tsx'

/** Codes that give a plan for some days: how often each was used, and for how long it works. */
export function PromoCodes() {
  const { data } = useApiQuery(listAllPromoCodes, {})
  const [isAdding, setIsAdding] = useState(false)
  const text = useText('mf-backoffice.payments.codes')
  const add = (
    <Button variant="primary" onClick={() => setIsAdding(true)}>
      {text('add')}
    </Button>
  )
  return (
    <Stack gap={20}>
      {data.list.length === 0 ? (
        <EmptyState level={2} title={text('empty')} action={add}>
          {text('empty.text')}
        </EmptyState>
      ) : (
        <>
          <Cluster>{add}</Cluster>
          <Stack as="ul" gap={12}>
            {data.list.map((code) => (
              <CodeCard key={code.code} code={code} />
            ))}
          </Stack>
        </>
      )}
      {isAdding && <PromoCodeDialog onClose={() => setIsAdding(false)} />}
    </Stack>
  )
}

function CodeCard({
  code: { code, days, isOver, isValid, maxUses, title, usedCount, validFrom, validUntil },
}: {
  code: StaffPromoCode
}) {
  const locale = useLocale()
  const notify = useNotify()
  const failureText = useFailureText()
  const text = useText('mf-backoffice.payments.codes')
  const end = useApiMutation(endPromoCode, {
    onSuccess: async () => {
      notify({ tone: 'success', text: text('ended', { code }) })
      focusHeading()
      await queryClient.invalidateQueries({ queryKey: [listAllPromoCodes.path] })
    },
    onError: (error: Error) => notify({ tone: 'error', text: failureText(error) }),
  })
  return (
    <Card as="li">
      <Stack gap={8}>
        <Cluster justify="between" gap={16}>
          <Cluster gap={12}>
            <CardTitle level={2}>{code}</CardTitle>
            <StatusBadge tone={isValid ? 'success' : 'neutral'}>{text(isValid ? 'valid' : 'not-valid')}</StatusBadge>
          </Cluster>
          {!isOver && (
            <Button
              size="dense"
              aria-label={text('end.of', { code })}
              isPending={end.isPending}
              onClick={() => end.mutate({ params: { code } })}
            >
              {text('end')}
            </Button>
          )}
        </Cluster>
        <Text>
          {text('gives', { plan: title, days })}{' '}
          {text(maxUses === null ? 'used' : 'used.of', { used: usedCount, max: maxUses ?? 0 })}
        </Text>
        {(validFrom ?? validUntil) && (
          <Text size={14} tone="muted">
            {validFrom && <DateTime value={validFrom} locale={locale} format="dayAndTime" />}
            {' – '}
            {validUntil && <DateTime value={validUntil} locale={locale} format="dayAndTime" />}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
