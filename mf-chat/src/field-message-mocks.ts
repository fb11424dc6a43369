import { paths } from '@sild/paths'
import type { FieldMessage } from '@sild/testing/field-message'
import { chatReply, messageReply } from '@sild/testing/replies'
import { memberSession } from '@sild/testing/sessions'

const chat = chatReply()
/** The other side has reviewed and waits, so the chat itself asks for the answer. */
const review = {
  path: paths.chats(chat.chatGuid),
  session: memberSession(),
  api: {
    listChats: () => ({ list: [chat], total: 1 }),
    getChat: () => ({ chat, messages: [messageReply(1)], hasEarlier: false }),
    markChatRead: () => ({ acknowledged: true }) as const,
    getMyReview: () => ({ review: null, mayReview: true, isAwaited: true }),
  },
  open: 'mf-chat.action.review',
  pressed: ['mf-chat.review.submit'],
}

/** Which message of section 5 stands where on the pages of this app. */
export const fieldMessages: readonly FieldMessage[] = [
  { ...review, field: 'mf-chat.review.ratingQuality', code: 'required' },
  {
    ...review,
    typed: { 'mf-chat.review.text': 'No' },
    field: 'mf-chat.review.text',
    code: 'length-min',
    values: { val: 3 },
  },
]
