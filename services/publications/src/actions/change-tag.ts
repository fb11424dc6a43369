import type { Locale } from '@sild/contract/enums'
import { AppError, expression, lock, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Tag } from '../models/tag.ts'

type ChangeDeps = Pick<PublicationsDeps, 'outbox'>

/** One after the other: of two merges at once one would lead to a tag that has just gone. */
const lockTags = (trx: Transaction): Promise<void> => lock(trx, 'upkeep of tags')

/** @throws tag-not-found */
async function findTag(trx: Transaction, tagGuid: string): Promise<Tag> {
  const tag = await Tag.query(trx).findById(tagGuid)
  if (!tag) throw new AppError('tag-not-found')
  return tag
}

/** Publications follow batch by batch. @throws tag-not-found, tag-merge-refused */
export async function mergeTag(
  trx: Transaction,
  { outbox }: ChangeDeps,
  { intoGuid, tagGuid }: { tagGuid: string; intoGuid: string },
): Promise<void> {
  await lockTags(trx)
  const [tag, target] = [await findTag(trx, tagGuid), await findTag(trx, intoGuid)]
  const isFree = ({ bannedAt, mergedIntoGuid }: Tag): boolean => bannedAt === null && mergedIntoGuid === null
  if (tagGuid === intoGuid || tag.mergedIntoGuid !== null || !isFree(target)) throw new AppError('tag-merge-refused')
  // What was merged into it before leads on at once, and not from one to the next.
  await Tag.query(trx).where({ mergedIntoGuid: tagGuid }).patch({ mergedIntoGuid: intoGuid })
  await Tag.query(trx).findById(tagGuid).patch({ mergedIntoGuid: intoGuid, bannedAt: null })
  const former = [tag.label, ...tag.formerLabels, ...tag.synonyms, ...Object.values(tag.names)]
  await Tag.query(trx)
    .findById(intoGuid)
    .patch({
      formerLabels: expression`(
        select array_agg(distinct former) from unnest(former_labels || ${former.map((label) => label.toLowerCase())}::text[]) as former)`,
    })
  await outbox.add(trx, 'retag-publications', { tagGuid })
  await outbox.publish(trx, 'tag-merged', { tagGuid })
}

/** @throws tag-not-found */
export async function banTag(trx: Transaction, { outbox }: ChangeDeps, tagGuid: string): Promise<void> {
  await lockTags(trx)
  const tag = await findTag(trx, tagGuid)
  if (tag.bannedAt !== null || tag.mergedIntoGuid !== null) return
  await Tag.query(trx)
    .findById(tagGuid)
    .patch({ bannedAt: expression`now()` })
  await outbox.add(trx, 'retag-publications', { tagGuid })
}

/** @throws tag-not-found */
export async function allowTag(trx: Transaction, tagGuid: string): Promise<void> {
  await lockTags(trx)
  await findTag(trx, tagGuid)
  await Tag.query(trx).findById(tagGuid).patch({ bannedAt: null })
}

/** @throws tag-not-found */
export async function nameTag(
  trx: Transaction,
  tagGuid: string,
  names: Readonly<Partial<Record<Locale, string | undefined>>>,
): Promise<void> {
  await findTag(trx, tagGuid)
  await Tag.query(trx)
    .findById(tagGuid)
    .patch({ names: expression`${JSON.stringify(names)}::jsonb` })
}
