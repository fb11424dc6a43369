import { isAudited, type Operation } from '@sild/contract/operation'
import { operations } from '@sild/contract/operations'

const audited = Object.values<Operation>(operations).filter(isAudited)
/** Parameters in the addresses of audited operations. The log shows other names of the contract unchanged. */
const named = audited.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []))

/** Entries of `dynamicMessages` for the audit log. */
export const dynamicLogMessages: Readonly<Record<string, readonly string[]>> = {
  // An operator creates the first admin with a command; no page calls it.
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
