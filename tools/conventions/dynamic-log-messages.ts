import { isAudited, type Operation } from '@sild/contract/operation'
import { operations } from '@sild/contract/operations'

const audited = Object.values<Operation>(operations).filter(isAudited)
/** What they name in their addresses: whatever else the log calls by a name of the contract stays as it is. */
const named = audited.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []))

/** Those of `dynamicMessages` that the audit log shows. */
export const dynamicLogMessages: Readonly<Record<string, readonly string[]>> = {
  // The first act of an admin is that of an operator, whose command no page calls.
  'mf-backoffice.log.operation.*': [...audited.map(({ name }) => name), 'createAdmin'],
  'mf-backoffice.log.about.*': [
    ...named,
    'approvedByGuid',
    'companyGuid',
    'decisionGuid',
    'guid',
    'intoGuid',
    'intoTicketGuid',
    'publicationGuid',
    'targetGuid',
    'userGuid',
  ],
}
