import { serve } from '../deps.ts'
import { ChatMember } from '../models/chat-member.ts'

export const getChatActivityRoute = serve('getChatActivity', async ({ actor, deps }) => {
  if (!actor.companyGuid) return { newMessagesCount: 0 }
  const counted = await ChatMember.query(deps.database.knex)
    .where('companyGuid', actor.companyGuid)
    .sum('unreadCount as total')
    .first()
  // A sum of integers is a bigint, which the driver returns as text.
  return { newMessagesCount: Number((counted as unknown as { total: string | null }).total ?? 0) }
})
