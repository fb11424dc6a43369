import { asSystem, type Calls } from '@sild/service-kit'

/** Whether two different companies have written to each other. An unanswered response is not a conversation. */
export async function haveExchangedMessages(
  calls: Calls,
  companyGuid: string,
  otherCompanyGuid: string,
): Promise<boolean> {
  if (companyGuid === otherCompanyGuid) return false
  const { haveBothWritten } = await calls.call(
    'getConversation',
    { params: { companyGuid, otherCompanyGuid } },
    { actor: asSystem('companies review each other after they have talked') },
  )
  return haveBothWritten
}
