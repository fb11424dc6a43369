import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestDatabase } from '@sild/testing'

/** Words that occur nowhere else: a match is data of this person. */
export const canary = 'kanarbik7341'
export const canaryEmail = `${canary}@sild.test`

export interface Person {
  readonly userGuid: string
  readonly companyGuid: string
  readonly publicationGuid: string
  readonly fileKey: string
}

const guids = (count: number): string[] => Array.from({ length: count }, () => crypto.randomUUID())

/** Leaves the person in every table that the services have for what people write: as owner, as respondent, as a name in what others read. */
export async function leaveTraces(
  { query }: Pick<TestDatabase, 'query'>,
  { userGuid, companyGuid, publicationGuid, fileKey }: Person,
): Promise<void> {
  const [otherUser, otherCompany, otherPublication, response, ownChat, otherChat] = guids(6) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const fileUrl = `https://files.sild-uploads.test/${fileKey}`
  const snapshot = JSON.stringify({
    name: canary,
    description: canary,
    slug: canary,
    author: { guid: companyGuid, name: canary, slug: canary, logoUrl: fileUrl },
    media: [{ url: fileUrl, name: canary }],
    translations: { et: { name: canary } },
  })
  for (const [guid, owner, name] of [
    [companyGuid, userGuid, canary],
    [otherCompany, otherUser, 'Teine'],
  ]) {
    await query(
      `insert into companies.companies
         (company_guid, slug, name, country_code, description, contact_person_name, email, phone, address, logo_key, tags)
       values ($1, $2, $2, 'EE', $2, $2, $2 || '@sild.test', $2, $2, $3, array[$2])`,
      [guid, name, fileKey],
    )
    await query(`insert into companies.memberships values ($1, $2, 'owner')`, [guid, owner])
  }
  await query(
    `insert into companies.company_cases (company_guid, slug, name, description, items, cover_key, media)
     values ($1, $2, $2, $2, array[$2], $3, $4)`,
    [companyGuid, canary, fileKey, JSON.stringify([{ key: fileKey, name: canary }])],
  )
  await query(`insert into companies.gallery_photos values ($1, 1, $2, $3)`, [companyGuid, fileKey, canary])
  await query(
    `insert into companies.company_requisites
       (company_guid, organisation, first_name, last_name, reg_code, org_address, postal_code, mobile_phone)
     values ($1, $2, $2, $2, $2, $2, $2, $2)`,
    [companyGuid, canary],
  )
  await query(
    `update companies.companies
     set registration_number = $2, industry = $2, city_title = $2, cover_key = $3, description_translations = jsonb_build_object('fr', $2::text),
       website_url = $2, instagram_url = $2, facebook_url = $2, linkedin_url = $2
     where company_guid = $1`,
    [companyGuid, canary, fileKey],
  )
  await query(
    `insert into companies.register_checks (company_guid, source, number, status, registered_name, queried_at)
     values ($1, 'ariregister', $2, 'verified', $2, now())`,
    [companyGuid, canary],
  )
  await query(
    `insert into companies.reviews (company_guid, author_company_guid, text, rating_quality, rating_scheduling, rating_cost, rating_nps, published_at)
     values ($1, $2, $3, 5, 5, 5, 10, now())`,
    [otherCompany, companyGuid, canary],
  )
  await query(`insert into publications.categories values (1) on conflict do nothing`)
  for (const [company, publication, author, name] of [
    [companyGuid, publicationGuid, userGuid, canary],
    [otherCompany, otherPublication, otherUser, 'Teine'],
  ]) {
    await query(
      `insert into publications.authors (company_guid, slug, name, is_verified, reviews_count, country_code, joined_at)
       values ($1, $2, $2, false, 0, 'EE', now())`,
      [company, name],
    )
    await query(
      `insert into publications.publications
         (publication_guid, card_type, slug, company_guid, author_user_guid, status, is_live, locale, name, description, category_id,
          payment_type, locations, languages, media, translations, published_at, expires_at)
       values ($1, 'project', $2, $3, $4, 'ACTIVE', true, 'et', $2, $2, 1, 'ANY', '[]', '[]', $5, '{}', now(), now() + interval '30 days')`,
      [publication, name, company, author, JSON.stringify([{ key: fileKey, name }])],
    )
  }
  await query(`insert into publications.approved_contents values ($1, 1, $2)`, [
    publicationGuid,
    JSON.stringify({ name: canary, description: canary, media: [{ key: fileKey, name: canary }], cvKey: fileKey }),
  ])
  await query(
    `update publications.publications
     set speciality = $2, cv_key = $3, translations = $4, rejection = $4, archive_feedback = $4 where publication_guid = $1`,
    [publicationGuid, canary, fileKey, JSON.stringify({ fr: { name: canary } })],
  )
  await query(
    `insert into publications.responses (response_guid, publication_guid, owner_company_guid, company_guid, user_guid, status, message)
     values ($1, $2, $3, $4, $5, 'UNVIEWED', $6)`,
    [response, otherPublication, otherCompany, companyGuid, userGuid, canary],
  )
  for (const [chat, owner, name] of [
    [ownChat, userGuid, canary],
    [otherChat, otherUser, 'Teine'],
  ]) {
    await query(
      `insert into chat.chats (chat_guid, respond_guid, publication_guid, card_type, publication_slug, publication_name, publication_status,
         owner_company_guid, respondent_company_guid, last_position)
       values ($1, gen_random_uuid(), $2, 'project', $3, $3, 'ACTIVE', $4, $5, 1)`,
      [
        chat,
        owner === userGuid ? publicationGuid : otherPublication,
        name,
        owner === userGuid ? companyGuid : otherCompany,
        owner === userGuid ? otherCompany : companyGuid,
      ],
    )
    await query(
      `insert into chat.chat_members (chat_guid, company_guid, user_guid) values ($1, $2, $3), ($1, $4, $5)`,
      [chat, companyGuid, userGuid, otherCompany, otherUser],
    )
    await query(
      `insert into chat.chat_messages (chat_guid, position, kind, message, attachments, author_company_guid, author_user_guid)
       values ($1, 1, 'ANSWER', $2, $3, $4, $5)`,
      [chat, canary, JSON.stringify([{ key: fileKey, name: canary }]), companyGuid, userGuid],
    )
  }
  for (const [user, key] of [
    [userGuid, `decision ${publicationGuid}`],
    [otherUser, `response ${response}`],
  ])
    await query(
      `insert into notifications.notifications (user_guid, type, values, effect_key) values ($1, 'response-received', $2, $3)`,
      [user, JSON.stringify({ company: canary, publication: canary }), key],
    )
  for (const type of ['company-review', 'chat-message', 'search-match'])
    await query(
      `insert into notifications.notifications (user_guid, type, values, target, effect_key) values ($1, $2, $3, $4, $5)`,
      [
        otherUser,
        type,
        JSON.stringify({ company: canary, publication: canary }),
        JSON.stringify({ authorCompanyGuid: companyGuid }),
        `${type} ${crypto.randomUUID()}`,
      ],
    )
  await query(
    `insert into support.contact_forms (name, email, description, locale, user_guid) values ($1, $2, $1, 'et', $3)`,
    [canary, canaryEmail, userGuid],
  )
  await query(
    `insert into billing.payments (payment_guid, order_number, company_guid, user_guid, type, plan_slug, months, method, status,
       net_cents, vat_cents, vat_percent, vat_scheme, buyer, provider, payable_until)
     values (gen_random_uuid(), nextval('billing.order_numbers'), $1, $2, 'subscription', 'startup', 1, 'transfer', 'WAITING',
       4990, 1198, 24, 'domestic', jsonb_build_object('name', $3::text, 'address', $3::text), 'transfer', now() + interval '1 day')`,
    [companyGuid, userGuid, canary],
  )
  await query(
    `insert into billing.payments (payment_guid, order_number, company_guid, user_guid, type, option_days, publication_guid,
       publication_name, card_type, method, status, net_cents, vat_cents, vat_percent, vat_scheme, provider, payable_until)
     values (gen_random_uuid(), nextval('billing.order_numbers'), $1, $2, 'option', 7, gen_random_uuid(), $3, 'project',
       'transfer', 'PAID', 1490, 358, 24, 'domestic', 'transfer', now() + interval '1 day')`,
    [companyGuid, userGuid, canary],
  )
  await query(`insert into notifications.news_mails (user_guid) values ($1)`, [userGuid])
  await query(`insert into notifications.news_preferences (user_guid, unmailed_topics) values ($1, '{messages}')`, [
    userGuid,
  ])
  await query(
    `insert into billing.plan_interests (company_guid, user_guid, plan_slug, message) values ($1, $2, 'business', $3)`,
    [companyGuid, userGuid, canary],
  )
  await query(
    `with ticket as (
       insert into support.tickets (title, source, locale, user_guid, name, email, tags, claimed_by_user_guid, claimed_by_email, rating_comment)
       values ($1, 'member', 'et', $2, $1, $3, array[$1], $2, $3, $1) returning ticket_guid
     ), noted as (
       insert into support.ticket_actions (ticket_guid, action, user_guid, email, note) select ticket_guid, 'tagged', $2, $3, $1 from ticket
     )
     insert into support.ticket_messages (ticket_guid, kind, message, author_user_guid, author_email)
     select ticket_guid, 'question', $1, $2, $3 from ticket`,
    [canary, userGuid, canaryEmail],
  )
  await query(`insert into support.feedbacks (user_guid, text, locale) values ($1, $2, 'et')`, [userGuid, canary])
  await query(
    `insert into support.webinar_registrations (webinar_slug, company_name, email, locale, user_guid)
     values ('how-to-find-b2b-partners', $1, $2, 'et', $3)`,
    [canary, canaryEmail, userGuid],
  )
  await query(
    `insert into moderation.moderation_cases (publication_guid, revision, state, card_type, name, company_guid, company_name, is_change,
       findings, publication, approved_before, reason, text_fingerprint, submitted_at, due_at, decided_at, settled_at)
     values ($1, 1, 'approved', 'project', $2, $3, $2, false, $4, $5, $5, $6, $7, now(), now(), now(), now())`,
    [
      publicationGuid,
      canary,
      companyGuid,
      JSON.stringify([{ rule: 'other', field: 'name', quote: canary }]),
      snapshot,
      JSON.stringify({ quote: canary }),
      Buffer.from(canary),
    ],
  )
  await query(
    `insert into moderation.reports (reporter_user_guid, target_type, target_guid, reason, text)
     values ($1, 'company', $2, 'OTHER', $3)`,
    [userGuid, otherCompany, canary],
  )
  await query(
    `insert into moderation.appeals (decision_guid, kind, target_type, target_guid, appellant_user_guid, text, statement, first_user_guid)
     select case_guid, 'refused', 'publication', $1, $2, $3, $4, gen_random_uuid()
     from moderation.moderation_cases where publication_guid = $1`,
    [publicationGuid, userGuid, canary, JSON.stringify({ quote: canary })],
  )
  await query(
    `insert into search.companies (company_guid, slug, name, country_code, is_verified, reviews_count, joined_at, words)
     values ($1, $2, $2, 'EE', false, 0, now(), to_tsvector('simple', $2))`,
    [companyGuid, canary],
  )
  await query(
    `insert into search.cards (publication_guid, card_type, company_guid, version, revision, slug, locale, name, summary, translations,
       category_id, tags, payment_type, country_codes, views_count, responses_count, published_at, expires_at)
     values ($1, 'project', $2, 1, 1, $3, 'et', $3, $3, '{}', 1, '{}', 'ANY', '{}', 0, 0, now(), now() + interval '30 days')`,
    [publicationGuid, companyGuid, canary],
  )
  await query(`insert into search.card_names values ($1, 'et', 'project', $2)`, [publicationGuid, canary])
  await query(`insert into search.favorite_lists (user_guid, title) values ($1, $2)`, [userGuid, canary])
  await query(
    `insert into search.saved_searches (user_guid, title, schedule, is_mailed, search, card_type, probe)
     values ($1, $2, 'instant', true, jsonb_build_object('query', $2::text), 'project', array['project:' || $2])`,
    [userGuid, canary],
  )
  await query(
    `insert into search.saved_search_matches (saved_search_guid, publication_guid, user_guid)
     select saved_search_guid, $2, user_guid from search.saved_searches where user_guid = $1`,
    [userGuid, otherPublication],
  )
  await query(`insert into search.favorites (user_guid, card_guid, card_type) values ($1, $2, 'project')`, [
    userGuid,
    otherPublication,
  ])
  await query(
    `insert into search.search_history (user_guid, search_type, query, folded) values ($1, 'tasks', $2, $2)`,
    [userGuid, canary],
  )
  await query(`insert into search.hidden_cards (user_guid, card_guid, card_type) values ($1, $2, 'company')`, [
    userGuid,
    otherCompany,
  ])
  await query(`insert into search.views (viewer_guid, publication_guid) values ($1, $2)`, [userGuid, otherPublication])
}

/** Every table of every schema that holds some words. */
export async function tablesWith(words: string, { query }: Pick<TestDatabase, 'query'>): Promise<string[]> {
  const tables = await query<{ table: string }>(
    `select format('%I.%I', table_schema, table_name) as table from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const found: string[] = []
  for (const { table } of tables) {
    const rows = await query(`select 1 from ${table} as found where found::text ilike '%' || $1 || '%' limit 1`, [
      words,
    ])
    if (rows.length > 0) found.push(table)
  }
  return found
}

/** Every file below a directory that holds the canary. */
export async function filesWithCanary(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const holding = await Promise.all(paths.map(async (path) => (await readFile(path, 'utf8')).includes(canary)))
  return paths.filter((_, index) => holding[index])
}
