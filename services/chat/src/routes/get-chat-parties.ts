import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { ChatMember } from '../models/chat-member.ts'

export const getChatPartiesRoute = serve('getChatParties', async ({ deps, params }) => {
  const members = await ChatMember.query(deps.database.knex).where(params)
  if (members.length === 0) throw new AppError('chat-not-found')
  return { companyGuids: members.map(({ companyGuid }) => companyGuid) }
})
