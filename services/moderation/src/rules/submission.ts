import type { ModerationCase } from '@sild/contract/moderation/schemas'
import type { Files } from '@sild/service-kit'
import type { Submission } from '../models/moderation-case.ts'

type Publication = ModerationCase['publication']

export function submissionOf({ cvUrl, media, author, ...rest }: Publication, { keyOf }: Files): Submission {
  const { logoUrl, ...company } = author
  return {
    ...rest,
    cvKey: keyOf(cvUrl),
    media: media.flatMap(({ url, name }) => {
      const key = keyOf(url)
      return key === null ? [] : [{ key, name }]
    }),
    author: { ...company, logoKey: keyOf(logoUrl) },
  }
}

export function shownSubmission({ cvKey, media, author, ...rest }: Submission, { urlOf }: Files): Publication {
  const { logoKey, ...company } = author
  return {
    ...rest,
    cvUrl: urlOf(cvKey),
    media: media.map(({ key, name }) => ({ url: urlOf(key), name })),
    author: { ...company, logoUrl: urlOf(logoKey) },
  }
}
