import { defaultPalette, type Locale } from '@sild/contract'
import { locales } from '@sild/contract/enums'
import {
  type Connection,
  type Database,
  empty,
  join,
  jsonText,
  type JsonText,
  run,
  type Sql,
  sql,
} from '@sild/service-kit'
import type { VisibleProfile } from '../rules/visible-profile.ts'

type Fields = Readonly<Record<string, Sql>>

/** Each field of a reply with the SQL it is made of. Postgres builds the JSON, and nothing here comes from outside. */
const brief: Fields = {
  guid: sql`company.company_guid`,
  slug: sql`company.slug`,
  name: sql`company.name`,
  logoUrl: sql`file_url(company.logo_key)`,
  location: sql`json_build_object('countryCode', company.country_code, 'cityId', company.city_id, 'cityTitle', company.city_title)`,
  isVerified: sql`company.verification = 'verified'`,
  rating: sql`rated.rating`,
  reviewsCount: sql`rated.reviews_count`,
  joinedAt: sql`instant(company.joined_at)`,
}
const links = sql`json_build_object('website', company.website_url, 'instagram', company.instagram_url,
    'facebook', company.facebook_url, 'linkedin', company.linkedin_url)`
const galleryWhere = (condition: Sql): Sql => sql`(
    select coalesce(json_agg(
      json_build_object('position', position, 'imageUrl', file_url(image_key), 'description', description, 'descriptionLocale', description_locale) order by position
    ), '[]')
    from gallery_photos as photo where photo.company_guid = company.company_guid and ${condition}
  )`
const lastCaseNamed = (name: Sql, locale: Sql): Sql => sql`(
    select json_build_object('slug', slug, 'name', ${name}, 'locale', ${locale}, 'coverUrl', file_url(cover_key))
    from company_cases where company_cases.company_guid = company.company_guid order by created_at desc, case_guid limit 1
  )`
const casesCount = sql`(select count(*) from company_cases where company_cases.company_guid = company.company_guid)`
const linksFor = ({ showsLinks }: Pick<VisibleProfile, 'showsLinks'>): Sql =>
  sql`case when ${showsLinks}::boolean then ${links} end`

const described: Fields = {
  ...brief,
  registrationNumber: sql`company.registration_number`,
  industry: sql`company.industry`,
  industryLocale: sql`company.industry_locale`,
  size: sql`company.size`,
  type: sql`company.type`,
  tags: sql`company.tags`,
  isListed: sql`company.listed_at is not null and company.paused_at is null`,
  statistics: sql`json_build_object('experts', published.experts, 'offers', published.offers,
    'activeProjects', published.active_projects, 'closedProjects', published.closed_projects, 'favorites', company.favorites_count)`,
}
const descriptionIn = (locale: Locale): Sql =>
  sql`coalesce(company.description_translations ->> ${locale}::text, company.description)`
/** As far as the reader may see it, texts in their language where they exist. */
const pageFor = (locale: Locale, visible: VisibleProfile): Fields => ({
  ...described,
  description: descriptionIn(locale),
  coverUrl: sql`case when ${visible.showsCover}::boolean then file_url(company.cover_key) end`,
  palette: sql`case when ${visible.showsPalette}::boolean then company.palette else ${defaultPalette} end`,
  links: linksFor(visible),
  gallery: galleryWhere(sql`position <= coalesce(${visible.photos}::int, position)`),
  lastCase: lastCaseNamed(
    sql`coalesce(translations -> ${locale}::text ->> 'name', name)`,
    sql`case when translations -> ${locale}::text ->> 'name' is null then locale else ${locale}::text end`,
  ),
  casesCount: sql`least(${casesCount}, ${visible.shownCases}::int)`,
})
const { registrationNumber: _number, statistics: _statistics, ...found } = described
/** For the search, which speaks every language. */
const snapshot: Fields = {
  ...found,
  descriptions: sql`json_build_object(${join(
    locales.map((locale) => sql`${locale}::text, ${descriptionIn(locale)}`),
    ', ',
  )})`,
}
const own: Fields = {
  ...described,
  description: sql`company.description`,
  coverUrl: sql`file_url(company.cover_key)`,
  palette: sql`company.palette`,
  links,
  gallery: galleryWhere(sql`true`),
  lastCase: lastCaseNamed(sql`name`, sql`locale`),
  casesCount,
  contactPersonName: sql`company.contact_person_name`,
  email: sql`company.email`,
  phone: sql`company.phone`,
  address: sql`company.address`,
  isMain: sql`not exists (select from memberships as earlier
    where earlier.user_guid = membership.user_guid and earlier.joined_at < membership.joined_at)`,
  taxChange: sql`(
    select case when state in ('waiting', 'refused') then json_build_object(
      'guid', change_guid, 'state', state, 'requestedAt', instant(requested_at), 'reason', reason,
      'after', after - array['cityId', 'cityTitle', 'additionalAddress']
    ) end
    from tax_changes as change where change.company_guid = company.company_guid order by requested_at desc limit 1
  )`,
  version: sql`company.version`,
}

const withFigures = (companies: Sql): Sql => sql`${companies},
  lateral (
    select round(avg((rating_quality + rating_scheduling + rating_cost) / 3.0), 1) as rating, count(*) as reviews_count
    from reviews where reviews.company_guid = company.company_guid and is_public
  ) as rated,
  lateral (
    select count(*) filter (where card_type = 'expert' and is_live) as experts,
           count(*) filter (where card_type = 'service' and is_live) as offers,
           count(*) filter (where card_type = 'project' and is_live) as active_projects,
           count(*) filter (where card_type = 'project' and is_closed) as closed_projects
    from company_publications where company_publications.company_guid = company.company_guid
  ) as published`
const ofAnybody = withFigures(sql`companies as company`)
const ofMember = withFigures(sql`memberships as membership join companies as company using (company_guid)`)

const object = (fields: Fields): Sql =>
  sql`json_build_object(${join(
    Object.entries(fields).map(([name, value]) => sql`${name}::text, ${value}`),
    ', ',
  )})`

async function find(connection: Connection, fields: Fields, from: Sql): Promise<JsonText | null> {
  const [row] = await run<{ json: string }>(connection, sql`select ${object(fields)}::text as json from ${from}`)
  return row ? jsonText(row.json) : null
}
const list = (
  { readReply }: Database,
  name: 'list' | 'companies',
  { companyGuids, fields, and = empty }: { companyGuids: readonly string[]; fields: Fields; and?: Sql },
): Promise<JsonText> =>
  readReply(sql`
    select json_build_object(${name}::text, coalesce(json_agg(${object(fields)} order by company.company_guid), '[]'))::text as reply
    from ${ofAnybody} where company.company_guid = any(${companyGuids}::uuid[]) ${and}`)

/** A company as a reader sees it. */
export const findCompanyPage = (connection: Connection, companyGuid: string, locale: Locale, visible: VisibleProfile) =>
  find(connection, pageFor(locale, visible), sql`${ofAnybody} where company.company_guid = ${companyGuid}`)
export const findCompanyLinks = (
  connection: Connection,
  companyGuid: string,
  visible: Pick<VisibleProfile, 'showsLinks'>,
) => find(connection, { links: linksFor(visible) }, sql`${ofAnybody} where company.company_guid = ${companyGuid}`)

/** A company as its members see it. */
export const findOwnCompanyReply = (connection: Connection, companyGuid: string, userGuid: string) =>
  find(
    connection,
    own,
    sql`${ofMember} where membership.company_guid = ${companyGuid} and membership.user_guid = ${userGuid}`,
  )
export const ownCompanies = ({ readReply }: Database, userGuid: string): Promise<JsonText> =>
  readReply(sql`
    select json_build_object('list', coalesce(json_agg(${object(own)} order by membership.joined_at), '[]'))::text as reply
    from ${ofMember} where membership.user_guid = ${userGuid}`)
/** The company that a user joined first is their main one. */
export const findMainCompany = (connection: Connection, userGuid: string) =>
  find(
    connection,
    { ...brief, role: sql`membership.role` },
    sql`${ofMember} where membership.user_guid = ${userGuid} order by membership.joined_at limit 1`,
  )

export const companyList = (database: Database, companyGuids: readonly string[]): Promise<JsonText> =>
  list(database, 'list', {
    companyGuids,
    fields: brief,
    and: sql`and company.erased_at is null and company.paused_at is null`,
  })
export const companySnapshots = (database: Database, companyGuids: readonly string[]): Promise<JsonText> =>
  list(database, 'companies', { companyGuids, fields: snapshot })
export const companyBriefs = (database: Database, companyGuids: readonly string[]): Promise<JsonText> =>
  list(database, 'companies', { companyGuids, fields: { ...brief, isPaused: sql`company.paused_at is not null` } })
