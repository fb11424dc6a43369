import { type Sql, sql } from '@sild/service-kit'
import { isChangeWaiting, isLive } from '../models/visibility.ts'

/** SQL that lets Postgres build replies: fields of `publications p` joined with `authors a`. */
const textFields = sql`
  'name', p.name,
  'description', p.description,
  'locale', p.locale,
  'tags', (
    select coalesce(json_agg(json_build_object('guid', t.tag_guid, 'label', t.label::text) order by pt.position), '[]')
    from publication_tags pt join tags t using (tag_guid) where pt.publication_guid = p.publication_guid
  ),
  'segment', p.segment,
  'paymentType', p.payment_type,
  'budgetFromCents', p.budget_from_cents,
  'budgetToCents', p.budget_to_cents,
  'budgetPerHourCents', p.budget_per_hour_cents,
  'workExperience', p.work_experience,
  'projectDuration', p.project_duration,
  'hoursPerWeek', p.hours_per_week,
  'workType', p.work_type,
  'locations', p.locations,
  'languages', p.languages,
  'translations', p.translations,
  'speciality', p.speciality`
/** Only a draft may have none: of what others read it is 0. */
const category = sql`'categoryId', coalesce(p.category_id, 0)`
const contentFields = sql`${textFields}, 'media', file_urls(p.media), 'cvUrl', file_url(p.cv_key)`

const author = sql`json_build_object(
  'guid', a.company_guid,
  'slug', a.slug,
  'name', a.name,
  'logoUrl', file_url(a.logo_key),
  'isVerified', a.is_verified,
  'rating', a.rating,
  'reviewsCount', a.reviews_count,
  'joinedAt', instant(a.joined_at),
  'countryCode', a.country_code
)`

const stateFields = sql`
  'guid', p.publication_guid,
  'slug', p.slug,
  'cardType', p.card_type,
  'promotionStatus', case when p.promoted_until > now() then 'PROMOTED' else 'NOT_PROMOTED' end,
  'promotedDaysLeft', coalesce(greatest(0, ceil(extract(epoch from p.promoted_until - now()) / 86400)), 0)::int,
  'viewsCount', p.views_count,
  'responsesCount', p.responses_count,
  'publicationStatus', p.status,
  'publishedAt', instant(p.published_at),
  'createdAt', instant(p.created_at),
  'expiresAt', instant(p.expires_at),
  'archiveDate', instant(p.archived_at),
  'deletedByCompanion', p.deleted_by_companion,
  'author', ${author}`

const missing = sql`array_to_json(array_remove(array[
    case when p.description !~ '\\S' then 'description' end,
    case when p.category_id is null then 'categoryId' end,
    case when not exists (select from publication_tags pt where pt.publication_guid = p.publication_guid) then 'tagGuids' end
  ], null))`

const ownFields = sql`
  'categoryId', p.category_id,
  'missing', ${missing},
  'isChangeWaiting', ${isChangeWaiting},
  'revision', p.revision,
  'decision', case when p.status in ('REJECTED', 'DRAFT') then '{"decisionGuid":null}' || p.rejection end,
  'archiveReason', p.archive_reason,
  'unreadResponsesCount', (
    select count(*)::int from responses r
    where r.owner_company_guid = p.company_guid and r.publication_guid = p.publication_guid and r.status = 'UNVIEWED'
  ),
  'isPromotionWaiting', exists (
    select from promotions where promotions.publication_guid = p.publication_guid and promotions.state = 'waiting'
  )`

const snapshotFields = sql`
  'revision', p.revision,
  'version', p.version,
  'isLive', ${isLive},
  'submittedAt', instant(p.submitted_at),
  'refusedBy', case when p.status = 'REJECTED' then p.rejection ->> 'decisionGuid' end,
  'authorUserGuid', p.author_user_guid,
  'companyGuid', p.company_guid,
  'promotedUntil', instant(p.promoted_until)`

/** The content that is stored while a change waits for moderation, with file keys. */
export const contentJson = sql`json_build_object(${category}, ${textFields}, 'media', p.media, 'cvKey', p.cv_key)`
const approvedContent = sql`approved.content - 'cvKey' || jsonb_build_object(
  'media', file_urls(approved.content -> 'media'), 'cvUrl', file_url(approved.content ->> 'cvKey')
)`
export const publicationJson = sql`json_build_object(${stateFields}, ${category}, ${contentFields})`
export const ownPublicationJson = sql`json_build_object(${stateFields}, ${contentFields}, ${ownFields})`
export const snapshotJson = sql`json_build_object(${stateFields}, ${category}, ${contentFields}, ${snapshotFields})`

const whileChangeWaits = (json: Sql, approved: Sql): Sql =>
  sql`case when p.status = 'MODERATION' and p.is_live and approved.content is not null
     then (${json})::jsonb || (${approved}) else (${json})::jsonb end`

/** `json` with the content that readers go on to see while a change waits; needs `left join approved_contents approved`. */
export const asApproved = (json: Sql): Sql => whileChangeWaits(json, approvedContent)

/** With the approved revision, so that other services can detect a new one. */
export const approvedSnapshotJson = whileChangeWaits(
  snapshotJson,
  sql`${approvedContent} || jsonb_build_object('revision', approved.revision)`,
)

/** The title for everyone but the owner: the last approved one. */
export const approvedName = sql`coalesce((
    select kept.content ->> 'name' from approved_contents as kept where kept.publication_guid = p.publication_guid
  ), p.name)`

export const fromPublications = sql`from publications p join authors a using (company_guid)`
