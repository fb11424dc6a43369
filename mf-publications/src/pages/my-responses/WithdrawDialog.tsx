import { withdrawalReasons } from '@sild/contract/enums'
import { listMyResponses, withdrawResponse } from '@sild/contract/publications/operations'
import type { PublicationResponse } from '@sild/contract/publications/response-schemas'
import { useFailureText, useIntl, useNotify } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { Notice, Text } from '@sild/ui'
import { RadioGroup } from '@sild/ui/forms'
import { FormDialog } from '@sild/ui/heavy'
import { type SyntheticEvent, useState } from 'react'

export function WithdrawDialog({ response, onClose }: { response: PublicationResponse; onClose: () => void }) {
  const { guid, publication } = response
  const intl = useIntl()
  const notify = useNotify()
  const failureText = useFailureText()
  const [reason, setReason] = useState<(typeof withdrawalReasons)[number] | null>(null)
  const text = (id: string) => intl.formatMessage({ id: `mf-publications.${id}` }, { name: publication.name })
  const withdraw = useApiMutation(withdrawResponse, {
    onSuccess: async () => {
      onClose()
      notify({ tone: 'success', text: text('withdraw.done') })
      await queryClient.invalidateQueries({ queryKey: [listMyResponses.path] })
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    withdraw.mutate({ body: { guid, type: publication.cardType, reasonCode: reason } })
  }
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={text('withdraw.title')}
      closeLabel={text('archive.close')}
      submitLabel={text('withdraw')}
      cancelLabel={text('cancel')}
      isPending={withdraw.isPending}
    >
      <Text>{text('withdraw.text')}</Text>
      {withdraw.error && <Notice tone="danger" isLive title={failureText(withdraw.error)} />}
      <RadioGroup
        name="reason"
        label={text('withdraw.reason')}
        optionalLabel={text('archive.optional')}
        value={String(reason ?? '')}
        onChange={(event) => setReason(withdrawalReasons.find((code) => String(code) === event.target.value) ?? null)}
        options={withdrawalReasons.map((code) => ({
          value: String(code),
          label: intl.formatMessage({ id: `mf-publications.reason.${code}` }),
        }))}
      />
    </FormDialog>
  )
}
