import { takeChatReply } from '../actions/take-chat-reply.ts'
import { serve } from '../deps.ts'

export const takeChatReplyRoute = serve('takeChatReply', async ({ body, deps }) => ({
  refusal: await takeChatReply(deps, body),
}))
