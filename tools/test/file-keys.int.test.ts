import type { ServiceName } from '@sild/contract/services'
import { keyOfUpload, uploaded } from '@sild/testing'
import { testDatabase } from '@sild/testing/database'
import knexModule, { type Knex } from 'knex'
import { expect, it } from 'vitest'

const database = testDatabase()
const url = (name: string) => `${uploaded(name)}?name=${name}`
const key = (name: string) => keyOfUpload(name)
const foreign = 'https://elsewhere.test/a.png'
const guid = '019a9000-0000-7000-8000-000000000001'
const user = '019a9000-0000-7000-8000-000000000002'
const files = (...urls: string[]) => JSON.stringify(urls.map((each) => ({ url: each, name: 'a file' })))

interface Conversion {
  migration: string
  /** As the release before has written them. */
  before: string
  /** Finds one column, `now`. */
  after: string
  now: unknown
  /** Keys in the calls to the files service. */
  keys?: string[][]
}
const conversions: Partial<Record<ServiceName, Conversion>> = {
  companies: {
    migration: '20261205_file_keys',
    before: `
      insert into companies (company_guid, owner_user_guid, slug, name, country_code, logo_url, cover_url)
        values ('${guid}', '${user}', 'kuusk', 'Kuusk', 'EE', '${url('logo.png')}', '${foreign}');
      insert into gallery_photos (company_guid, position, image_url) values ('${guid}', 1, '${url('photo.png')}');
      insert into company_cases (case_guid, company_guid, slug, name, description, cover_url, media)
        values ('${guid}', '${guid}', 'portal', 'Portal', 'Much.', '${url('cover.png')}', '${files(url('shot.png'), foreign)}')`,
    after: `
      select json_build_array(logo_key, c.cover_key, image_key, s.cover_key, jsonb_path_query_array(media, '$[*].key')) as now
      from companies c join gallery_photos using (company_guid) join company_cases s using (company_guid)`,
    now: [key('logo.png'), null, key('photo.png'), key('cover.png'), [key('shot.png')]],
    keys: [
      [key('logo.png'), key('photo.png')],
      [key('cover.png'), key('shot.png')],
    ],
  },
  publications: {
    migration: '20261205_file_keys',
    before: `
      insert into categories values (4711);
      insert into authors (company_guid, slug, name, logo_url, is_verified, reviews_count, country_code, joined_at)
        values ('${guid}', 'kuusk', 'Kuusk', '${url('logo.png')}', true, 0, 'EE', now());
      insert into publications (publication_guid, card_type, slug, company_guid, author_user_guid, status, locale, name, description,
          category_id, payment_type, locations, languages, translations, media, cv_url)
        values ('${guid}', 'expert', 'jaan', '${guid}', '${user}', 'DRAFT', 'en', 'Jaan', 'Can much.',
          4711, 'ANY', '[]', '[]', '{}', '${files(url('new.png'), foreign)}', '${url('cv.pdf')}');
      insert into approved_contents values ('${guid}', 1,
        jsonb_build_object('name', 'Jaan', 'cvUrl', null, 'media', '${files(url('old.png'))}'::jsonb))`,
    after: `
      select json_build_array(logo_key, cv_key, jsonb_path_query_array(media, '$[*].key'), content - 'media',
        jsonb_path_query_array(content, '$.media[*].key')) as now
      from publications join authors using (company_guid) join approved_contents using (publication_guid)`,
    now: [key('logo.png'), key('cv.pdf'), [key('new.png')], { name: 'Jaan', cvKey: null }, [key('old.png')]],
    keys: [[key('cv.pdf'), key('new.png'), key('old.png')]],
  },
  chat: {
    migration: '20261205_file_keys',
    before: `
      insert into chats (chat_guid, respond_guid, publication_guid, card_type, publication_slug, publication_name, publication_status,
          owner_company_guid, owner_user_guid, respondent_company_guid, respondent_user_guid)
        values ('${guid}', '${guid}', '${guid}', 'project', 'shop', 'Shop', 'ACTIVE', '${guid}', '${user}', '${user}', '${guid}');
      insert into chat_messages (chat_guid, position, kind, message, author_company_guid, author_user_guid, attachments)
        values ('${guid}', 1, 'QUESTION', 'Look.', '${guid}', '${user}', '${files(url('plan.pdf'), foreign)}'),
          ('${guid}', 2, 'QUESTION', 'No file.', '${guid}', '${user}', '[]')`,
    after: 'select json_agg(attachments order by position) as now from chat_messages',
    now: [[{ key: keyOfUpload('plan.pdf', 'chat/'), name: 'a file' }], []],
    keys: [[keyOfUpload('plan.pdf', 'chat/')]],
  },
  content: {
    migration: '20261205_file_keys',
    before: `
      insert into page_categories (slug, titles, position) values ('tests', '{}', 99);
      insert into pages (slug, next_slug, category_slug, show_on_main, published_at, cover_url)
        values ('one', 'one', 'tests', false, now(), '${url('cover.png')}'), ('two', 'two', 'tests', false, now(), null)`,
    after: `select json_agg(cover_key order by slug) as now from pages where category_slug = 'tests'`,
    now: [key('cover.png'), null],
  },
  search: {
    migration: '20261205_file_keys',
    before: `
      insert into companies (company_guid, slug, name, country_code, is_verified, reviews_count, joined_at, logo_url)
        values ('${guid}', 'kuusk', 'Kuusk', 'EE', true, 0, now(), '${url('logo.png')}')`,
    after: 'select to_json(logo_key) as now from companies',
    now: key('logo.png'),
  },
  moderation: {
    migration: '20261206_file_keys',
    before: `
      insert into moderation_cases (publication_guid, revision, card_type, name, company_guid, company_name, is_change, findings,
          text_fingerprint, submitted_at, due_at, publication)
        values ('${guid}', 1, 'expert', 'Jaan', '${guid}', 'Kuusk', false, '[]', '', now(), now(), jsonb_build_object(
          'name', 'Jaan', 'cvUrl', '${url('cv.pdf')}', 'media', '${files(url('shot.png'), foreign)}'::jsonb,
          'author', jsonb_build_object('name', 'Kuusk', 'logoUrl', null)))`,
    after: 'select publication as now from moderation_cases',
    now: {
      name: 'Jaan',
      cvKey: key('cv.pdf'),
      media: [{ key: key('shot.png'), name: 'a file' }],
      author: { name: 'Kuusk', logoKey: null },
    },
  },
}

// The keys of the object above are names of services.
it.each(Object.entries(conversions) as [ServiceName, Conversion][])(
  'addresses of files in %s become keys',
  async (service, { migration, before, after, now, keys = [] }) => {
    const knex = knexModule({ client: 'pg', connection: database.serviceUrl(service), pool: { min: 0, max: 1 } })
    // Both are written by hand in every migration.
    const { up, down } = (await import(`../../services/${service}/migrations/${migration}.ts`)) as Knex.Migration
    try {
      await knex.transaction(async (trx) => {
        await down!(trx)
        // Knex takes a bare one for a parameter.
        await trx.raw(before.replaceAll('?', '\\?'))
        await up(trx)
        expect((await trx.raw<{ rows: { now: unknown }[] }>(after)).rows).toEqual([{ now }])
        const told = await trx('outbox').select('job', 'payload').orderBy('id')
        expect(told.map(({ job, payload }) => [job, payload.keys.toSorted()])).toEqual(
          keys.map((each) => ['show-files', each.toSorted()]),
        )
      })
    } finally {
      await knex.destroy()
    }
  },
)
