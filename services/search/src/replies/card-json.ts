/** The text in the reader's language, where there is one. */
const inReadersLanguage = (field: 'name' | 'summary'): string =>
  `coalesce(c.translations -> :locale ->> '${field}', c.${field})`

/** A publication's card, of `cards c` and its company `companies k`. Needs the binding `locale`. */
export const publicationCardJson = `json_build_object(
  'guid', c.publication_guid,
  'slug', c.slug,
  'cardType', c.card_type,
  'name', ${inReadersLanguage('name')},
  'summary', ${inReadersLanguage('summary')},
  'locale', case when c.translations -> :locale is null then c.locale else :locale end,
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
    'logoUrl', k.logo_url,
    'isVerified', k.is_verified,
    'rating', k.rating
  )
)`

export const companyCardJson = `json_build_object(
  'guid', k.company_guid,
  'slug', k.slug,
  'cardType', 'company',
  'name', k.name,
  'summary', coalesce(k.summaries ->> :locale, k.summaries ->> 'en', ''),
  'industry', k.industry,
  'size', k.size,
  'countryCode', k.country_code,
  'cityTitle', k.city_title,
  'logoUrl', k.logo_url,
  'tags', k.tags,
  'isVerified', k.is_verified,
  'rating', k.rating,
  'reviewsCount', k.reviews_count,
  'publicationsCount', k.publications_count,
  'joinedAt', instant(k.joined_at)
)`
