import { guid } from './seeded.ts'
import type { Publication } from './types.ts'

/** Key of the file that the seeds write the CV of an expert into; null without one. */
export function cvKey({ expert, publicationGuid }: Publication): string | null {
  const extension = expert?.cv?.fileName.split('.').at(-1)
  const name = guid(`cv:${publicationGuid}`)
  return extension ? `${name.slice(0, 2)}/${name}.${extension}` : null
}
