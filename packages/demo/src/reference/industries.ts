import type { Industry } from '../types.ts'

const rows = [
  [1, 'information-technology', 'Information technology', 'Infotehnoloogia', 'Informatique'],
  [2, 'design-media', 'Design and media', 'Disain ja meedia', 'Design et médias'],
  [3, 'business-services', 'Business services', 'Äriteenused', 'Services aux entreprises'],
  [4, 'engineering', 'Engineering', 'Inseneriteenused', 'Ingénierie'],
  [5, 'manufacturing', 'Manufacturing', 'Tootmine', 'Industrie'],
  [6, 'retail', 'Retail and e-commerce', 'Kaubandus ja e-kaubandus', 'Commerce et e-commerce'],
  [7, 'logistics', 'Transport and logistics', 'Transport ja logistika', 'Transport et logistique'],
  [8, 'tourism', 'Tourism and hospitality', 'Turism ja majutus', 'Tourisme et hôtellerie'],
  [9, 'health', 'Health and care', 'Tervishoid', 'Santé'],
  [10, 'finance', 'Finance and insurance', 'Rahandus ja kindlustus', 'Finance et assurance'],
  [11, 'education', 'Education', 'Haridus', 'Éducation et formation'],
  [12, 'real-estate', 'Real estate', 'Kinnisvara', 'Immobilier'],
  [13, 'energy', 'Energy', 'Energeetika', 'Énergie'],
  [14, 'food-agriculture', 'Food and agriculture', 'Toit ja põllumajandus', 'Agroalimentaire et agriculture'],
  [15, 'telecommunications', 'Telecommunications', 'Telekommunikatsioon', 'Télécommunications'],
  [16, 'construction', 'Construction', 'Ehitus', 'Construction'],
] as const

export type IndustrySlug = (typeof rows)[number][1]

export const industrySlugs = rows.map(([, slug]) => slug)

export const industries: Industry[] = rows.map(([id, slug, en, et, fr]) => ({
  industryId: id,
  slug,
  names: { en, et, fr },
}))

export function industryId(slug: IndustrySlug): number {
  const found = industries.find((industry) => industry.slug === slug)
  if (!found) throw new Error(`There is no industry "${slug}"`)
  return found.industryId
}
