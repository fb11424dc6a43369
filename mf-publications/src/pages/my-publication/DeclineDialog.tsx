import { declineReasons } from '@sild/contract/enums'
import { limits } from '@sild/contract/limits'
import { declineResponse } from '@sild/contract/publications/operations'
import type { PublicationResponse } from '@sild/contract/publications/response-schemas'
import { useFailureText, useIntl, useNotify } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'
import { Notice, Text } from '@sild/ui'
import { RadioGroup, TextArea } from '@sild/ui/forms'
import { FormDialog } from '@sild/ui/heavy'
import { type SyntheticEvent, useState } from 'react'
import { readResponsesAgain } from './read-responses-again.ts'

interface DeclineDialogProps {
  response: PublicationResponse
  onClose: () => void
}

/** Declines a response with a reason, which the respondent reads. */
export function DeclineDialog({ response: { company, guid, publication }, onClose }: DeclineDialogProps) {
  const intl = useIntl()
  const notify = useNotify()
  const failureText = useFailureText()
  const [reason, setReason] = useState<(typeof declineReasons)[number] | null>(null)
  const [words, setWords] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const text = (id: string) => intl.formatMessage({ id: `mf-publications.${id}` }, { company: company.name })
  const decline = useApiMutation(declineResponse, {
    onSuccess: async () => {
      await readResponsesAgain()
      onClose()
      notify({ tone: 'success', text: text('decline.done') })
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsMissing(reason === null)
    if (reason === null) return
    const params = { cardType: publication.cardType, guid: publication.guid, respondGuid: guid }
    decline.mutate({ params, body: { reasonCode: reason, text: words.trim() || null } })
  }
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={text('decline.title')}
      closeLabel={text('archive.close')}
      submitLabel={text('decline')}
      cancelLabel={text('cancel')}
      isPending={decline.isPending}
    >
      <Text>{text('decline.text')}</Text>
      {decline.error && <Notice tone="danger" isLive title={failureText(decline.error)} />}
      <RadioGroup
        name="reason"
        label={text('decline.reason')}
        error={isMissing && reason === null ? text('decline.required') : undefined}
        value={String(reason ?? '')}
        onChange={(event) => setReason(declineReasons.find((code) => String(code) === event.target.value) ?? null)}
        options={declineReasons.map((code) => ({
          value: String(code),
          label: intl.formatMessage({ id: `mf-publications.reason.${code}` }),
        }))}
      />
      <TextArea
        name="words"
        label={text('decline.words')}
        optionalLabel={text('archive.optional')}
        rows={3}
        maxLength={limits.shortDescription.max}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </FormDialog>
  )
}
