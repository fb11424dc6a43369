import type { Locale } from '@sild/contract/enums'
import { type Sql, sql } from '@sild/service-kit'

/** A publication's card in the reader's language where it has been translated, of `cards c` and its company `companies k`. */
export const publicationCardJson = (locale: Locale): Sql => sql`json_build_object(
  'guid', c.publication_guid,
  'slug', c.slug,
  'cardType', c.card_type,
  'name', coalesce(c.translations -> ${locale} ->> 'name', c.name),
  'summary', coalesce(c.translations -> ${locale} ->> 'summary', c.summary),
  'locale', case when c.translations -> ${locale} is null then c.locale else ${locale} end,
  'categoryId', c.category_id,
  'tags', c.tags,
  'paymentType', c.payment_type,
  'budgetFromCents', c.budget_from_cents,
  'budgetToCents', c.budget_to_cents,
  'budgetPerHourCents', c.budget_per_hour_cents,
  'workType', c.work_type,
  'workExperience', c.work_experience,
  'countryCodes', c.country_codes,
  'isPromoted', coalesce(c.promoted_until > now(), false),
  'viewsCount', c.views_count,
  'responsesCount', c.responses_count,
  'publishedAt', instant(c.published_at),
  'company', json_build_object(
    'guid', k.company_guid,
    'slug', k.slug,
    'name', k.name,
    'logoUrl', file_url(k.logo_key),
    'isVerified', k.is_verified,
    'rating', k.rating
  )
)`

/** A company's card, of `companies k`. */
export const companyCardJson = (locale: Locale): Sql => sql`json_build_object(
  'guid', k.company_guid,
  'slug', k.slug,
  'cardType', 'company',
  'name', k.name,
  'summary', coalesce(k.summaries ->> ${locale}, k.summaries ->> 'en', ''),
  'industry', k.industry,
  'industryLocale', k.industry_locale,
  'size', k.size,
  'countryCode', k.country_code,
  'cityTitle', k.city_title,
  'logoUrl', file_url(k.logo_key),
  'tags', k.tags,
  'isVerified', k.is_verified,
  'rating', k.rating,
  'reviewsCount', k.reviews_count,
  'publicationsCount', k.publications_count,
  'joinedAt', instant(k.joined_at)
)`
