import { getActiveSubscription } from '@sild/contract/billing/operations'
import { openChat } from '@sild/contract/chat/operations'
import { limits } from '@sild/contract/limits'
import { respondToPublication } from '@sild/contract/publications/operations'
import type { Publication } from '@sild/contract/publications/schemas'
import { OperationDialog } from '@sild/dialogs/OperationDialog'
import { paths } from '@sild/paths'
import { useNavigate } from '@sild/router'
import { useApi, useDraft, useExpectAnswer, useLocale, useNotify, useText, useTrack } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient } from '@sild/shell-api/query'
import { useSendLater } from '@sild/shell-api/send-later'
import { ButtonLink, Link, Notice, Text } from '@sild/ui'
import { TextArea } from '@sild/ui/forms'
import { useRemaining } from '../../use-remaining.ts'
import { inLanguage } from './publication-handle.ts'

interface RespondValues {
  message: string
}
const empty: RespondValues = { message: '' }
const readDraft = (stored: unknown): RespondValues | undefined =>
  typeof stored === 'object' && stored !== null && 'message' in stored && typeof stored.message === 'string'
    ? { message: stored.message }
    : undefined

/** A response starts a chat, and leads there. */
export function RespondDialog({ publication, onClose }: { publication: Publication; onClose: () => void }) {
  const { cardType, guid } = publication
  const api = useApi()
  const locale = useLocale()
  const notify = useNotify()
  const navigate = useNavigate()
  const expectAnswer = useExpectAnswer()
  const sendLater = useSendLater()
  const track = useTrack()
  const remaining = useRemaining('responses')
  const draft = useDraft<RespondValues>(`respond-${guid}`, { empty, parse: readDraft })
  const text = useText('mf-search.respond')
  const form = useOperationForm<typeof respondToPublication, RespondValues>({
    operation: respondToPublication,
    schema: () => import('@sild/contract/publications/response-schemas').then(({ respondBody }) => respondBody),
    defaultValues: empty,
    draft,
    toInput: ({ message }) => ({ params: { cardType, guid }, body: { message } }),
    onDone: async (response) => {
      track('response_sent', { cardType })
      notify({ tone: 'success', text: text('sent') })
      void queryClient.invalidateQueries({ queryKey: [getActiveSubscription.path] })
      // The response is sent. If its chat does not open at once, it is still in the list of chats.
      const chat = await api
        .call(openChat, { body: { respondGuid: response.guid, respondType: cardType } })
        .catch(() => null)
      onClose()
      await navigate(paths.chats(chat?.chatGuid))
      expectAnswer()
    },
    isTakenLater: (input, key) => {
      if (!sendLater(respondToPublication, input, key)) return false
      onClose()
      notify({ tone: 'information', text: text('waiting') })
      return true
    },
  })
  return (
    <OperationDialog
      onClose={onClose}
      title={text('title')}
      form={form}
      labels={{ close: text('close'), submit: text('send'), cancel: text('cancel'), problem: text('problem') }}
      explained={
        <>
          <Text>
            {text('to', { publication: inLanguage(publication, locale).name, company: publication.author.name })}
          </Text>
          {remaining?.left === 0 && (
            <Notice
              tone="warning"
              title={text('used-up')}
              action={
                <ButtonLink href={paths.subscriptionPlans(paths.publication(cardType, publication.slug))}>
                  {text('plans')}
                </ButtonLink>
              }
            >
              {text('used-up.text')}
            </Notice>
          )}
        </>
      }
    >
      <TextArea
        label={text('message')}
        hint={text('message.hint')}
        rows={7}
        limit={limits.chatMessage.max}
        remainingText={(characters) => text('remaining', { remaining: characters })}
        error={form.messageOf('message')}
        {...form.register('message')}
      />
      <Text size={14} tone="muted">
        {remaining && `${text('quota', remaining)}. `}
        <Link href={paths.myResponses()}>{text('mine')}</Link>
      </Text>
    </OperationDialog>
  )
}
