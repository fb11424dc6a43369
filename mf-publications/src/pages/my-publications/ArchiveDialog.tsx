import { archiveFeedbackReasons, archiveReasons } from '@sild/contract/enums'
import { limits } from '@sild/contract/limits'
import { archivePublication, listMyPublications } from '@sild/contract/publications/operations'
import type { OwnPublication } from '@sild/contract/publications/schemas'
import { useFailureText, useIntl, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { Notice, Select, Text } from '@sild/ui'
import { RadioGroup, TextArea } from '@sild/ui/forms'
import { FormDialog } from '@sild/ui/heavy'
import { type SyntheticEvent, useState } from 'react'

type Reason = (typeof archiveReasons)[number]

export function ArchiveDialog({ publication, onClose }: { publication: OwnPublication; onClose: () => void }) {
  const { cardType, guid, name } = publication
  const intl = useIntl()
  const notify = useNotify()
  const failureText = useFailureText()
  const [reason, setReason] = useState<Reason | null>(null)
  const [feedback, setFeedback] = useState('')
  const [improve, setImprove] = useState<(typeof archiveFeedbackReasons)[number] | null>(null)
  const text = useText('mf-publications.archive')
  const archive = useApiMutation(archivePublication, {
    onSuccess: async () => {
      onClose()
      notify({ tone: 'success', text: text('done', { name }) })
      await queryClient.invalidateQueries({ queryKey: [listMyPublications.path] })
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const words = feedback.trim()
    archive.mutate({
      params: { cardType, guid },
      body: {
        reason,
        feedback: words || improve ? { ...(improve && { reasonCode: improve }), ...(words && { text: words }) } : null,
      },
    })
  }

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={text('title')}
      closeLabel={text('close')}
      submitLabel={text('submit')}
      cancelLabel={text('cancel')}
      isPending={archive.isPending}
    >
      <Text>{text('text', { name })}</Text>
      {archive.error && <Notice tone="danger" isLive title={failureText(archive.error)} />}
      <RadioGroup
        name="reason"
        label={text('reason')}
        optionalLabel={text('optional')}
        value={reason ?? ''}
        onChange={(event) => setReason(archiveReasons.find((known) => known === event.target.value) ?? null)}
        options={archiveReasons.map((value) => ({ value, label: text(`reason.${value}`) }))}
      />
      <Select
        name="improve"
        label={text('improve')}
        optionalLabel={text('optional')}
        value={improve ?? ''}
        onChange={(event) =>
          setImprove(archiveFeedbackReasons.find((code) => String(code) === event.target.value) ?? null)
        }
        options={[
          { value: '', label: text('improve.none') },
          ...archiveFeedbackReasons.map((code) => ({
            value: String(code),
            label: intl.formatMessage({ id: `mf-publications.reason.${code}` }),
          })),
        ]}
      />
      <TextArea
        name="feedback"
        label={text('feedback')}
        optionalLabel={text('optional')}
        rows={3}
        maxLength={limits.shortDescription.max}
        value={feedback}
        onChange={(event) => setFeedback(event.target.value)}
      />
    </FormDialog>
  )
}
