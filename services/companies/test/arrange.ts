import { randomUUID } from 'node:crypto'
import type { Actor } from '@sild/contract/actor'
import type { Input } from '@sild/contract'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import type { Mocks } from '@sild/testing'
import { snapshotReply } from '@sild/testing/snapshots'

export type NewCompany = Input<'createCompany'>['body']

const cities = [
  { id: 1, countryCode: 'EE', title: 'Tallinn' },
  { id: 2, countryCode: 'EE', title: 'Tartu' },
  { id: 9, countryCode: 'FR', title: 'Lyon' },
]
export const otherServices: Mocks = {
  getCompanyPlan: () => ({ plan: 'free' }),
  getPlanTerm: () => ({ startsAt: new Date(Date.now() - 86_400_000).toISOString(), until: null }),
  listCities: ({ body }) => ({ list: cities.filter(({ countryCode }) => countryCode === body.countryCode) }),
}

/** A company that can be created; its name is new. */
export const newCompany = (own: Partial<NewCompany> = {}): NewCompany => ({
  name: `Põhja Tarkvara ${randomUUID()}`,
  registrationNumber: own.countryCode === 'FR' ? '732829320' : '12345678',
  countryCode: 'EE',
  ...own,
})

/** The same user once their session knows their company. */
export const ofCompany = (actor: Actor, companyGuid: string): Actor => ({ ...actor, companyGuid, companyRole: 'owner' })

/** What publications would say of a live project of the company. */
export const snapshotOf = (companyGuid: string, own: Partial<PublicationSnapshot> = {}): PublicationSnapshot =>
  snapshotReply({ companyGuid, ...own })
