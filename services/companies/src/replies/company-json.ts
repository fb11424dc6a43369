import { defaultPalette } from '@sild/contract'
import { type Connection, type Database, jsonText, type JsonText } from '@sild/service-kit'

type Fields = Readonly<Record<string, string>>
interface Selection {
  /** SQL over `company`, with named bindings. */
  readonly where: string
  readonly bindings: Record<string, string | string[] | number | boolean | null>
}

/** Each field of a reply with the SQL it is made of. Postgres builds the JSON, and nothing here comes from outside. */
const brief: Fields = {
  guid: 'company.company_guid',
  slug: 'company.slug',
  name: 'company.name',
  logoUrl: 'company.logo_url',
  location: `json_build_object('countryCode', company.country_code, 'cityId', company.city_id, 'cityTitle', company.city_title)`,
  isVerified: `company.verification = 'verified'`,
  rating: 'rated.rating',
  reviewsCount: 'rated.reviews_count',
  joinedAt: 'instant(company.joined_at)',
}
const links = `json_build_object('website', company.website_url, 'instagram', company.instagram_url,
    'facebook', company.facebook_url, 'linkedin', company.linkedin_url)`
const galleryWhere = (condition: string): string => `(
    select coalesce(json_agg(
      json_build_object('position', position, 'imageUrl', image_url, 'description', description) order by position
    ), '[]')
    from gallery_photos as photo where photo.company_guid = company.company_guid and ${condition}
  )`
const lastCaseNamed = (name: string): string => `(
    select json_build_object('slug', slug, 'name', ${name}, 'coverUrl', cover_url)
    from company_cases where company_cases.company_guid = company.company_guid order by created_at desc, case_guid limit 1
  )`
const casesCount = `(select count(*) from company_cases where company_cases.company_guid = company.company_guid)`
const linksOfReader = `case when cast(:showsLinks as boolean) then ${links} end`

const page: Fields = {
  ...brief,
  registrationNumber: 'company.registration_number',
  industry: 'company.industry',
  size: 'company.size',
  type: 'company.type',
  description: 'coalesce(company.description_translations ->> :locale, company.description)',
  coverUrl: 'case when cast(:showsCover as boolean) then company.cover_url end',
  palette: `case when cast(:showsPalette as boolean) then company.palette else '${defaultPalette}' end`,
  links: linksOfReader,
  gallery: galleryWhere('position <= coalesce(cast(:photos as int), position)'),
  lastCase: lastCaseNamed(`coalesce(translations -> :locale ->> 'name', name)`),
  casesCount: `least(${casesCount}, cast(:shownCases as int))`,
  tags: 'company.tags',
  isListed: 'company.listed_at is not null',
  statistics: `json_build_object('experts', published.experts, 'offers', published.offers,
    'activeProjects', published.active_projects, 'closedProjects', published.closed_projects, 'favorites', company.favorites_count)`,
}
const own: Fields = {
  ...page,
  description: 'company.description',
  coverUrl: 'company.cover_url',
  palette: 'company.palette',
  links,
  gallery: galleryWhere('true'),
  lastCase: lastCaseNamed('name'),
  casesCount,
  contactPersonName: 'company.contact_person_name',
  email: 'company.email',
  phone: 'company.phone',
  address: 'company.address',
  isMain: `not exists (select from memberships as earlier
    where earlier.user_guid = membership.user_guid and earlier.joined_at < membership.joined_at)`,
  version: 'company.version',
}

const withFigures = (companies: string): string => `${companies},
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
const ofAnybody = withFigures('companies as company')
const ofMember = withFigures('memberships as membership join companies as company using (company_guid)')

const object = (fields: Fields): string =>
  `json_build_object(${Object.entries(fields)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')})`

const one =
  (fields: Fields, source = ofAnybody) =>
  async (connection: Connection, { where, bindings }: Selection): Promise<JsonText | null> => {
    const { rows } = await connection.raw<{ rows: { json: string }[] }>(
      `select ${object(fields)}::text as json from ${source} where ${where}`,
      bindings,
    )
    return rows[0] ? jsonText(rows[0].json) : null
  }
const list =
  (fields: Fields, name: string, { source, orderBy } = { source: ofAnybody, orderBy: 'company.company_guid' }) =>
  ({ readReply }: Database, { where, bindings }: Selection): Promise<JsonText> =>
    readReply(
      `select json_build_object('${name}', coalesce(json_agg(${object(fields)} order by ${orderBy}), '[]'))::text as reply
     from ${source} where ${where}`,
      bindings,
    )

/** A company as a reader sees it, its texts in his language where they exist. Bindings: `locale` and a `VisibleProfile`. */
export const companyPage = one(page)
/** Binding: `showsLinks`. */
export const companyLinks = one({ links: linksOfReader })
/** A `membership` is part of the selection; the company that a user joined first is their main one. */
export const ownCompany = one(own, ofMember)
export const ownCompanies = list(own, 'list', { source: ofMember, orderBy: 'membership.joined_at' })
export const mainCompany = one({ ...brief, role: 'membership.role' }, ofMember)
export const companyList = list(brief, 'list')
export const companyBriefs = list(brief, 'companies')
