import { type CompanyPalette, defaultPalette } from '@sild/contract/enums'
import { guid } from '../seeded.ts'
import { day } from '../time.ts'
import { prose, slugOf, typeset } from '../typography.ts'
import { locales, type CaseText, type CompanyCase, type DemoImage, type GalleryPhoto, type Locale } from '../types.ts'
import type { CaseDraft, ShowcaseDraft } from './draft.ts'

export interface Showcase {
  palette: CompanyPalette
  hasCover: boolean
  cases: CompanyCase[]
  gallery: GalleryPhoto[]
}

export const buildShowcase = (slug: string, draft: ShowcaseDraft): Showcase => ({
  palette: draft.palette ?? defaultPalette,
  hasCover: !draft.isWithoutCover,
  cases: draft.cases.map((one) => buildCase(slug, one)),
  gallery: draft.gallery.map((caption, index): GalleryPhoto => ({
    position: index + 1,
    description: typeset(draft.captionLocale, caption),
    image: { kind: 'gallery', key: `${slug}:${index + 1}`, label: caption },
  })),
})

function buildCase(slug: string, draft: CaseDraft): CompanyCase {
  const texts: Partial<Record<Locale, CaseText>> = {}
  for (const locale of locales) {
    const text = draft[locale]
    if (!text) continue
    const { name, description, items } = text
    texts[locale] = {
      name: typeset(locale, name),
      description: prose(locale, description),
      items: items.map((item) => typeset(locale, item)),
    }
  }
  const source = texts.et ?? texts.fr ?? texts.en
  if (!source) throw new Error(`The case ${draft.key} has no text`)
  return {
    caseGuid: guid(`case:${slug}:${draft.key}`),
    slug: slugOf(source.name),
    name: source.name,
    texts,
    cover: image(slug, draft.key, 0, source.name),
    media: [1, 2, 3].map((index) => image(slug, draft.key, index, source.name)),
    publishedAgeMinutes: draft.ageDays * day,
  }
}

function image(slug: string, key: string, index: number, label: string): DemoImage {
  return { kind: 'case', key: `${slug}:${key}:${index}`, label }
}
