import { archiveChat, continueChat, listChats } from '@sild/contract/chat/operations'
import type { Chat } from '@sild/contract/chat/schemas'
import { useFailureText, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { Button, Cluster, Notice, Stack } from '@sild/ui'
import { receiveChat } from './thread-cache.ts'
import * as css from './Thread.module.css'

/** In place of the composer after the publication was archived: either side opens the chat again, or closes it for good. */
export function ContinueOrClose({ chatGuid }: { chatGuid: string }) {
  const notify = useNotify()
  const failureText = useFailureText()
  const text = useText('mf-chat')
  const outcome = {
    onSuccess: (chat: Chat) => {
      receiveChat(chat)
      return queryClient.invalidateQueries({ queryKey: [listChats.path] })
    },
    onError: (error: Error) => notify({ tone: 'error', text: failureText(error) }),
  }
  const continuing = useApiMutation(continueChat, outcome)
  const closing = useApiMutation(archiveChat, outcome)
  const input = { params: { chatGuid } }
  return (
    <div className={css.closed}>
      <Notice title={text('publication-archived')}>
        <Stack gap={12}>
          {text('continue.text')}
          <Cluster gap={8}>
            <Button
              variant="primary"
              isPending={continuing.isPending}
              disabled={closing.isPending}
              onClick={() => continuing.mutate(input)}
            >
              {text('continue')}
            </Button>
            <Button isPending={closing.isPending} disabled={continuing.isPending} onClick={() => closing.mutate(input)}>
              {text('action.close')}
            </Button>
          </Cluster>
        </Stack>
      </Notice>
    </div>
  )
}
