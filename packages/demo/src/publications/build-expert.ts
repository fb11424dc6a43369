import { recordOf } from '@sild/contract/keys'
import { companyDraft } from '../companies/index.ts'
import { initialsOf, typeset } from '../typography.ts'
import { locales, type Locale, type Localised, type Publication } from '../types.ts'
import { buildPublication } from './build.ts'
import type { ExpertDraft, TextDraft } from './draft.ts'

export function buildExpert(draft: ExpertDraft): Publication {
  const { person, years, hasCv, en, et, fr, ...rest } = draft
  const specialities = recordOf(locales, (locale) => typeset(locale, draft[locale].speciality))
  const named = (locale: Locale, { description }: ExpertDraft[Locale]): TextDraft | undefined =>
    description === undefined ? undefined : { name: `${person} · ${specialities[locale]}`, description }
  const publication = buildPublication('expert', {
    work: 'OUTSTAFF',
    ...rest,
    en: named('en', en),
    et: named('et', et),
    fr: named('fr', fr),
  })
  return {
    ...publication,
    expert: {
      personName: person,
      speciality: specialities,
      experienceYears: years,
      avatar: { kind: 'avatar', key: draft.key, label: initialsOf(person) },
      cv: hasCv ? curriculumVitae(draft, publication, specialities) : null,
    },
  }
}

const headings = {
  en: { years: 'Years of experience', skills: 'Skills', employer: 'Employer' },
  et: { years: 'Kogemus aastates', skills: 'Oskused', employer: 'Tööandja' },
  fr: { years: 'Années d’expérience', skills: 'Compétences', employer: 'Employeur' },
}

function curriculumVitae(draft: ExpertDraft, publication: Publication, specialities: Localised) {
  const locale = publication.sourceLocale
  const heading = headings[locale]
  const text = [
    draft.person,
    specialities[locale],
    '',
    `${heading.employer}: ${companyDraft(draft.company).name}`,
    `${heading.years}: ${draft.years}`,
    `${heading.skills}: ${draft.tags.join(', ')}`,
    '',
    publication.texts[locale]?.description ?? '',
    '',
  ].join('\n')
  return { fileName: `cv-${draft.key}.txt`, text }
}
