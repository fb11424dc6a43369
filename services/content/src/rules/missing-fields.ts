import { briefSections, datedSections } from '@sild/contract/content/page-states'
import { locales } from '@sild/contract/enums'
import { visibleLength } from '@sild/contract/visible-text'
import type { StoredContent } from './stored-content.ts'

const isEmpty = (text: string): boolean => visibleLength(text) === 0

/** Paths of required fields that are empty, in every language. `section` is the section of its category. */
export function missingFields(content: StoredContent, section: string): string[] {
  const { agenda, speakers, startsAt, texts, video } = content
  const wanted = briefSections.includes(section)
    ? (['title', 'summary'] as const)
    : (['title', 'summary', 'markdown'] as const)
  return [
    ...(datedSections.includes(section) && !startsAt ? ['startsAt'] : []),
    ...locales.flatMap((locale) => [
      ...wanted.filter((field) => isEmpty(texts[locale][field])).map((field) => `texts.${locale}.${field}`),
      ...(video && !texts[locale].captionsKey ? [`texts.${locale}.captionsUrl`] : []),
      ...speakers.flatMap(({ name, position }, index) => [
        ...(locale === 'en' && isEmpty(name) ? [`speakers.${index}.name`] : []),
        ...(isEmpty(position[locale]) ? [`speakers.${index}.position.${locale}`] : []),
      ]),
      ...agenda.flatMap(({ title }, index) => (isEmpty(title[locale]) ? [`agenda.${index}.title.${locale}`] : [])),
    ]),
  ]
}
