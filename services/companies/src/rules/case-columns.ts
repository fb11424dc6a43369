import type { ParsedInput } from '@sild/contract'
import type { Files } from '@sild/service-kit'

type Body = Partial<ParsedInput<'createCase'>['body']>

/** The columns that a body may set, named one by one; what it leaves out stays as it is. Its files are reserved. */
export function caseColumns({ name, description, items, coverUrl, media }: Body, { keyOf }: Pick<Files, 'keyOf'>) {
  return {
    name,
    description,
    items,
    coverKey: keyOf(coverUrl),
    media: media?.flatMap(({ url, name: fileName }) => {
      const key = keyOf(url)
      return key === null ? [] : [{ key, name: fileName }]
    }),
  }
}
