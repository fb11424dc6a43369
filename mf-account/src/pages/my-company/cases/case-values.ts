import type { Input } from '@sild/contract'
import type { OwnCase } from '@sild/contract/companies/shapes'

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Values of the fields: lists line by line, the address of a picture and its name separated by a space. */
export const caseValuesOf = (present: OwnCase | null) => ({
  name: present?.name ?? '',
  description: present?.description ?? '',
  items: present?.items.join('\n') ?? '',
  coverUrl: present?.coverUrl ?? '',
  media: present?.media.map(({ url, name }) => `${url} ${name}`).join('\n') ?? '',
})
export type CaseValues = ReturnType<typeof caseValuesOf>

export const caseBodyOf = ({ name, description, items, coverUrl, media }: CaseValues): Input<'createCase'>['body'] => ({
  name,
  description,
  items: linesOf(items),
  coverUrl: coverUrl || null,
  media: linesOf(media).map((line) => {
    const [url = '', ...words] = line.split(' ')
    return { url, name: words.join(' ') }
  }),
})
