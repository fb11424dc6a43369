import type { Publication } from '@sild/contract/publications/schemas'
import type { FieldText } from './finding.ts'

type Screened = Pick<Publication, 'name' | 'description' | 'speciality' | 'tags' | 'translations'>

/** Every text that readers would see. */
export const fieldTexts = ({ name, description, speciality, tags, translations }: Screened): FieldText[] => [
  { field: 'name', text: name },
  { field: 'description', text: description },
  ...(speciality ? [{ field: 'speciality', text: speciality }] : []),
  ...tags.map(({ label }) => ({ field: 'tags', text: label })),
  ...Object.entries(translations).flatMap(([locale, translation]) =>
    translation
      ? [
          { field: `translations.${locale}.name`, text: translation.name },
          { field: `translations.${locale}.description`, text: translation.description },
        ]
      : [],
  ),
]
