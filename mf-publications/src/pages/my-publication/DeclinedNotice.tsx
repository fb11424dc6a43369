import { setResponseStatus } from '@sild/contract/publications/operations'
import type { PublicationResponse } from '@sild/contract/publications/response-schemas'
import { useFailureText, useNotify, useText } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'
import { Button, Notice } from '@sild/ui'
import { readResponsesAgain } from './read-responses-again.ts'

type Decline = NonNullable<PublicationResponse['decline']>

/** The company's refusal, which it can revert. */
export function DeclinedNotice({ response, decline }: { response: PublicationResponse; decline: Decline }) {
  const notify = useNotify()
  const failureText = useFailureText()
  const text = useText('mf-publications')
  const undo = useApiMutation(setResponseStatus, {
    onSuccess: async () => {
      await readResponsesAgain()
      notify({ tone: 'success', text: text('declined.undone') })
    },
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
  })
  const { guid: respondGuid, publication } = response
  const params = { cardType: publication.cardType, guid: publication.guid, respondGuid }
  return (
    <Notice
      title={text('declined.by-you', { reason: text(`reason.${decline.reasonCode}`) })}
      action={
        <Button isPending={undo.isPending} onClick={() => undo.mutate({ params, body: { status: 'VIEWED' } })}>
          {text('declined.undo')}
        </Button>
      }
    >
      {decline.text}
    </Notice>
  )
}
