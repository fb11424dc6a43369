import { applyPromoCode, listPromoCodes } from '@sild/contract/billing/operations'
import { useLocale, useMember, useNotify, useSessionActions, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient, useApiQuery } from '@sild/shell-api/query'
import { DateTime, Stack, Text, TextField } from '@sild/ui'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

// The code of two-step sign-in is a field of this page too.
const empty = { promoCode: '' }

/** Codes are for companies: a user without a company sees an explanation. */
export function PromoSection() {
  const locale = useLocale()
  const notify = useNotify()
  const session = useSessionActions()
  const { company } = useMember()
  const { data } = useApiQuery(listPromoCodes, {})
  const text = useText('mf-account.settings.promo')
  const form = useOperationForm<typeof applyPromoCode, typeof empty>({
    operation: applyPromoCode,
    schema: () => import('@sild/contract/billing/schemas').then(({ applyPromoCodeBody }) => applyPromoCodeBody),
    defaultValues: empty,
    toInput: ({ promoCode: code }) => ({ body: { code } }),
    fieldOf: (path) => (path === 'code' ? 'promoCode' : path),
    onDone: async ({ description }) => {
      form.reset(empty)
      notify({ tone: 'success', text: text('done', { description }) })
      await queryClient.invalidateQueries({ queryKey: [listPromoCodes.path] })
      // The session contains the plan, which has changed.
      await session.refresh()
    },
  })
  return (
    <SettingsSection anchor="promo" title={text('title')} description={text('description')}>
      {data.list.length === 0 ? (
        <Text tone="muted">{text('none')}</Text>
      ) : (
        <Stack as="ul" gap={12}>
          {data.list.map(({ activeUntil, code, description }) => (
            <li key={code}>
              <Text isStrong>{code}</Text>
              <Text tone="muted">
                {description}, {text('until')} <DateTime value={activeUntil} locale={locale} format="day" />
              </Text>
            </li>
          ))}
        </Stack>
      )}
      {company && (
        <SettingsForm form={form} submitLabel={text('submit')}>
          <TextField
            autoComplete="off"
            label={text('code')}
            error={form.messageOf('promoCode')}
            {...form.register('promoCode')}
          />
        </SettingsForm>
      )}
    </SettingsSection>
  )
}
