import { randomUUID } from 'node:crypto'
import type { StaffAction } from '@sild/contract/audit/staff-action'
import type { Mocks } from '@sild/testing/mocks'

export const [anna, boris] = [randomUUID(), randomUUID()]
export const emails: Readonly<Record<string, string>> = { [anna]: 'anna@sild.test', [boris]: 'boris@sild.test' }

export const mocks: Mocks = {
  getUserContacts: ({ body: { userGuids } }) => ({
    users: userGuids.flatMap((guid) => (emails[guid] ? [{ guid, email: emails[guid], locale: 'en' as const }] : [])),
  }),
  getCompanyBriefs: () => ({ companies: [] }),
  findUserByEmail: ({ body: { email } }) => ({
    userGuid: Object.entries(emails).find(([, known]) => known === email)?.[0] ?? null,
  }),
}

export const action = (own: Partial<StaffAction> = {}): StaffAction => ({
  entryGuid: randomUUID(),
  at: new Date().toISOString(),
  staffGuid: anna,
  operation: 'rejectPublication',
  about: { caseGuid: randomUUID() },
  choices: { rule: 'other' },
  requestId: 'request-1',
  ...own,
})
