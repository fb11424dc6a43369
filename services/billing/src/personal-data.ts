import { type PersonalData, type Sql, sql } from '@sild/service-kit'

type OfCompanies = { readonly companyGuids: readonly string[] }
const ofCompanies = ({ companyGuids }: OfCompanies): Sql => sql`company_guid = any(${companyGuids})`

export const personalData: PersonalData = {
  payments: {
    of: (owner) => sql`(${ofCompanies(owner)} or user_guid = ${owner.userGuid})`,
    key: 'payment_guid',
    without: ['provider_ref', 'provider_changed_at', 'payment_url', 'user_guid'],
  },
  invoices: {
    of: (owner) => sql`payment_guid in (select payment_guid from payments where ${ofCompanies(owner)})`,
    key: 'invoice_guid',
  },
  subscriptions: { of: ofCompanies, key: 'subscription_guid' },
  promo_uses: { of: ofCompanies, key: `company_guid || ' ' || code` },
  quota_entries: { of: ofCompanies, key: 'entry_guid' },
  plan_interests: {
    of: (owner) => sql`(${ofCompanies(owner)} or user_guid = ${owner.userGuid})`,
    key: 'interest_guid',
    without: ['user_guid'],
  },
}
