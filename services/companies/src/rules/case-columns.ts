import type { ParsedInput } from '@sild/contract'
import { ownFile } from './own-file.ts'

type Body = Partial<ParsedInput<'createCase'>['body']>

/** The columns that a body may set, named one by one; what it leaves out stays as it is. */
export function caseColumns({ name, description, items, coverUrl, media }: Body, uploadsUrl: string) {
  return {
    name,
    description,
    items,
    coverUrl: ownFile('coverUrl', coverUrl, uploadsUrl),
    media: media?.map(({ url, name: fileName }, index) => ({
      url: ownFile(`media.${index}.url`, url, uploadsUrl),
      name: fileName,
    })),
  }
}
