import { type Connection, type Database, jsonText, type JsonText } from '@sild/service-kit'

type Fields = Readonly<Record<string, string>>
interface Selection {
  /** SQL over `company`, with named bindings. */
  readonly where: string
  readonly bindings: Record<string, string | string[]>
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
const page: Fields = {
  ...brief,
  registrationNumber: 'company.registration_number',
  industry: 'company.industry',
  size: 'company.size',
  type: 'company.type',
  description: 'coalesce(company.description_translations ->> :locale, company.description)',
  coverUrl: 'company.cover_url',
  tags: 'company.tags',
  isListed: 'company.listed_at is not null',
  // Favorites of companies come with their own feature; until then nobody has any.
  statistics: `json_build_object('experts', published.experts, 'offers', published.offers,
    'activeProjects', published.active_projects, 'closedProjects', published.closed_projects, 'favorites', 0)`,
}
const own: Fields = {
  ...page,
  description: 'company.description',
  contactPersonName: 'company.contact_person_name',
  email: 'company.email',
  phone: 'company.phone',
  address: 'company.address',
  isMain: 'company.is_main',
  version: 'company.version',
}

const source = `companies as company,
  lateral (
    select round(avg((rating_quality + rating_scheduling + rating_cost) / 3.0), 1) as rating, count(*) as reviews_count
    from reviews where reviews.company_guid = company.company_guid and published_at is not null
  ) as rated,
  lateral (
    select count(*) filter (where card_type = 'expert' and is_live) as experts,
           count(*) filter (where card_type = 'service' and is_live) as offers,
           count(*) filter (where card_type = 'project' and is_live) as active_projects,
           count(*) filter (where card_type = 'project' and is_closed) as closed_projects
    from company_publications where company_publications.company_guid = company.company_guid
  ) as published`

const object = (fields: Fields): string =>
  `json_build_object(${Object.entries(fields)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')})`

const one =
  (fields: Fields) =>
  async (connection: Connection, { where, bindings }: Selection): Promise<JsonText | null> => {
    const { rows } = await connection.raw<{ rows: { json: string }[] }>(
      `select ${object(fields)}::text as json from ${source} where ${where}`,
      bindings,
    )
    return rows[0] ? jsonText(rows[0].json) : null
  }
const list =
  (fields: Fields, name: string) =>
  ({ readReply }: Database, { where, bindings }: Selection): Promise<JsonText> =>
    readReply(
      `select json_build_object('${name}', coalesce(json_agg(${object(fields)} order by company.is_main desc, company.joined_at, company.company_guid), '[]'))::text as reply
     from ${source} where ${where}`,
      bindings,
    )

/** A company as everybody sees it, its description in the reader's language where it exists. Binding: `locale`. */
export const companyPage = one(page)
export const ownCompany = one(own)
export const ownCompanies = list(own, 'list')
export const companyBriefs = list({ ...brief, ownerUserGuid: 'company.owner_user_guid' }, 'companies')
export const companyBrief = one({ ...brief, ownerUserGuid: 'company.owner_user_guid' })
