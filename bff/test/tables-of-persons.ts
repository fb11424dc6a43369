import type { TestDatabase } from '@sild/testing'

/** Of every service: how its work is carried on, by guids, and for a day what it answered. */
const everywhere = [
  'effects',
  'idempotency_keys',
  'kit_migrations',
  'migrations',
  'outbox',
  'relayed_jobs',
  'schedule_runs',
]

/** Tables that hold no words by or about a member. Every other table must be erased with the member. */
const impersonal: Readonly<Record<string, string>> = {
  'accounts.recovery_codes': 'hashes',
  'accounts.session_tokens': 'hashes',
  'accounts.throttles': 'hashes',
  'bff.dropped_jobs': 'ids of what was to be done, and what the staff said',
  'audit.chain_checks': 'how far the chain was checked',
  'audit_witness.heads': 'hashes of the audit log',
  'audit.staff_actions': 'guids and choices of what the staff did, never changed',
  'bff.delivery_grants': 'names of feature teams and of the staff who made their tokens',
  'bff.rate_limits': 'hashes, for minutes',
  'bff.release_errors': 'what our code said when it failed, without addresses of mail',
  'bff.release_figures': 'figures of releases',
  'billing.invoices': 'companies that bought, kept as the law asks of a sale',
  'billing.invoice_files': 'documents of sales, kept as the law asks',
  'billing.payment_differences': 'guids and cents',
  'billing.payment_events': 'names that providers give',
  'billing.plan_end_mails': 'by plans',
  'billing.promo_codes': 'codes of ours',
  'billing.promo_holders': 'hashes',
  'billing.promo_uses': 'by companies',
  'billing.quota_entries': 'by companies, guids and counts',
  'billing.quota_holders': 'hashes',
  'billing.quota_periods': 'by companies',
  'billing.quota_uses': 'by companies, keys are guids',
  'billing.subscriptions': 'by companies',
  'companies.company_publications': 'guids',
  'content.categories': 'words of ours',
  'content.cities': 'words of ours',
  'content.countries': 'words of ours',
  'content.flag_companies': 'names of features, by companies',
  'content.languages': 'words of ours',
  'content.page_categories': 'words of ours',
  'content.page_redirects': 'addresses of pages',
  'content.page_texts': 'words of ours',
  'content.pages': 'words of ours',
  'content.site_settings': 'contacts of ours',
  'files.showings': 'keys of files, and guids of what shows them',
  'mails.inbound_mails': 'sealed, and goes with the mail that it came for',
  'publications.published_days': 'figures by kind and day',
  'publications.promotions': 'what the staff said, and dates',
  'support.canned_answers': 'words of the staff',
  'search.successors': 'names of skills and ids of categories',
  'search.index_rebuilds': 'how far the index was built, guids and counts',
  'search.index_changes': 'what has changed in the index, guids of publications and companies',
  'search.engine_progress': 'how far an engine beside Postgres is, the guid of a publication or company',
  'search.expert_listings': 'counted and sorted by',
  'search.city_counts': 'counted by',
  'search.listed_cities': 'counted by',
  'search.listing_counts': 'counted and sorted by',
  'search.listings': 'counted and sorted by',
  'search.project_listings': 'counted and sorted by',
  'search.service_listings': 'counted and sorted by',
  'search.vocabulary':
    'single words of what is published, without where they are from; a daily job drops what nothing has any more',
  'search.tag_counts': 'names of skills, which all users share',
}

/** Every table of the services that can hold words or the guid of a user, except those listed above. */
export async function tablesOfPersons({ query }: Pick<TestDatabase, 'query'>): Promise<string[]> {
  const tables = await query<{ schema: string; table: string }>(
    `select distinct table_schema as schema, table_name as table
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'bullmq')
       and (data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea', 'ARRAY') or udt_name = 'citext'
         or column_name ~ '(user|viewer|reader|author)_guid$')
     order by 1, 2`,
  )
  const names = tables
    .filter(({ table }) => !everywhere.includes(table))
    .map(({ schema, table }) => `${schema}.${table}`)
  // Those of the BFF are made when they are first missed.
  const unknown = Object.keys(impersonal).filter((name) => !name.startsWith('bff.') && !names.includes(name))
  if (unknown.length > 0) throw new Error(`There is no table ${unknown.join(', ')}`)
  return names.filter((name) => !(name in impersonal))
}
