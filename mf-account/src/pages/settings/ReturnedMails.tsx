import { getMailAddress, retryMailAddress } from '@sild/contract/mails/operations'
import { useFailureText, useLocale, useNotify, useText } from '@sild/shell-api'
import { showReply, useApiMutation, useApiQuery } from '@sild/shell-api/query'
import { Button, DateTime, Notice, Stack, Text } from '@sild/ui'

/** Shows that mails to the user bounce, since when and why; nothing if they arrive. */
export function ReturnedMails() {
  const locale = useLocale()
  const notify = useNotify()
  const failureText = useFailureText()
  const { data } = useApiQuery(getMailAddress, {})
  const text = useText('mf-account.settings.returned')
  const retry = useApiMutation(retryMailAddress, {
    onSuccess: (address) => {
      showReply(getMailAddress, {}, address)
      notify({ tone: 'success', text: text('done', { email: address.email }) })
    },
    onError: (error: Error) => notify({ tone: 'error', text: failureText(error) }),
  })
  const { email, suppressed } = data
  if (!suppressed) return null
  const action = (
    <Button size="dense" isPending={retry.isPending} onClick={() => retry.mutate({})}>
      {text('retry')}
    </Button>
  )
  return (
    <Notice tone="warning" title={text(`title.${suppressed.by}`, { email })} action={action}>
      <Stack gap={4}>
        <Text>{text(`means.${suppressed.by}`)}</Text>
        <Text tone="muted" size={14}>
          {text('since')} <DateTime value={suppressed.since} locale={locale} format="dayAndTime" />
        </Text>
        {suppressed.reason && (
          <Text tone="muted" size={14}>
            {text('reason', { reason: suppressed.reason })}
          </Text>
        )}
      </Stack>
    </Notice>
  )
}
