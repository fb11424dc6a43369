import { companyGuid, mainUserGuid } from '../companies/build.ts'
import { publicationGuid } from '../publications/build.ts'
import { dice, guid } from '../seeded.ts'
import { day, hour } from '../time.ts'
import { typeset } from '../typography.ts'
import type {
  AgeMinutes,
  Chat,
  ChatMessage,
  Publication,
  PublicationResponse,
  ResponseStatus,
  Review,
} from '../types.ts'
import { keysIn, readText } from '../content.ts'
import { readScripts, type Script, type Speaker } from './script.ts'

export interface Conversation {
  response: PublicationResponse
  chat: Chat | null
  reviews: Review[]
}

export const scripts: Script[] = keysIn('conversations', '.txt').flatMap((name) =>
  readScripts(readText(`conversations/${name}.txt`)),
)

export function buildConversations(publications: Publication[]): Conversation[] {
  const byGuid = new Map(publications.map((publication) => [publication.publicationGuid, publication]))
  return scripts.map((script) => {
    const publication = byGuid.get(publicationGuid(script.kind, script.publicationKey))
    if (!publication)
      throw new Error(`${script.responder} talks about an unknown ${script.kind} "${script.publicationKey}"`)
    return buildConversation(script, publication)
  })
}

function buildConversation(script: Script, publication: Publication): Conversation {
  const key = `${script.kind}:${script.publicationKey}:${script.responder}`
  const ages = lineAges(script, key)
  const firstAge = ages[0] ?? 0
  const replyIndex = script.lines.findIndex((line) => line.speaker === 'owner')
  const isModerated = script.flags.has('moderation')
  const isArchived = publication.status === 'ARCHIVED' || script.flags.has('archived')
  const viewedAgeMinutes = viewedAge(
    script,
    key,
    firstAge,
    replyIndex === -1 ? null : (ages[replyIndex] ?? null),
    isArchived,
  )
  const response: PublicationResponse = {
    responseGuid: guid(`response:${key}`),
    publicationGuid: publication.publicationGuid,
    companyGuid: companyGuid(script.responder),
    authorGuid: mainUserGuid(script.responder),
    locale: script.locale,
    message: typeset(script.locale, script.lines[0]?.text ?? ''),
    status: responseStatus(script, isArchived, viewedAgeMinutes !== null),
    contactsViewed: script.flags.has('contacts'),
    createdAgeMinutes: firstAge,
    viewedAgeMinutes,
    chatGuid: isModerated ? null : guid(`chat:${key}`),
  }
  if (isModerated) return { response, chat: null, reviews: [] }
  const chat = buildChat(script, publication, key, ages, isArchived)
  return { response, chat, reviews: buildReviews(script, chat, key) }
}

function responseStatus(script: Script, isArchived: boolean, isViewed: boolean): ResponseStatus {
  if (script.flags.has('moderation')) return 'MODERATION'
  if (script.flags.has('hidden')) return 'HIDDEN'
  if (script.flags.has('deleted')) return 'DELETED'
  if (isArchived) return 'ARCHIVED'
  return isViewed ? 'VIEWED' : 'UNVIEWED'
}

/** Pauses of minutes to a day between the lines, drawn together so that the last one is not in the future. */
function lineAges(script: Script, key: string): AgeMinutes[] {
  const lot = dice(`pauses:${key}`)
  const firstAge = Math.round(script.ageDays * day)
  const pauses = script.lines
    .slice(1)
    .map(() => (lot.chance(0.55) ? lot.between(4, 90) : lot.between(3 * hour, 26 * hour)))
  const total = pauses.reduce((sum, pause) => sum + pause, 0)
  const room = firstAge * (0.8 + lot.next() * 0.15)
  const scale = total > room ? room / total : 1
  let age = firstAge
  return [firstAge, ...pauses.map((pause) => (age = Math.max(2, Math.round(age - pause * scale))))]
}

function viewedAge(
  script: Script,
  key: string,
  firstAge: number,
  replyAge: number | null,
  isArchived: boolean,
): AgeMinutes | null {
  const lot = dice(`viewed:${key}`)
  if (replyAge !== null) return Math.round(replyAge + (firstAge - replyAge) * (0.2 + lot.next() * 0.6))
  const isSeen = script.flags.has('viewed') || script.flags.has('hidden') || isArchived
  return isSeen ? Math.round(firstAge * (0.3 + lot.next() * 0.6)) : null
}

function buildChat(
  script: Script,
  publication: Publication,
  key: string,
  ages: AgeMinutes[],
  isArchived: boolean,
): Chat {
  const ownerGuid = publication.companyGuid
  const responderGuid = companyGuid(script.responder)
  const companyOf = (speaker: Speaker) => (speaker === 'owner' ? ownerGuid : responderGuid)
  const authorOf = (speaker: Speaker) => (speaker === 'owner' ? publication.authorGuid : mainUserGuid(script.responder))
  const messages = script.lines.map((line, index): ChatMessage => ({
    messageGuid: guid(`message:${key}:${index}`),
    kind: line.speaker === 'responder' ? 'QUESTION' : 'ANSWER',
    text: typeset(script.locale, line.text),
    attachments: line.attachment ? [{ ...line.attachment, mimeType: 'text/plain' }] : [],
    companyGuid: companyOf(line.speaker),
    authorGuid: authorOf(line.speaker),
    sentAgeMinutes: ages[index] ?? 0,
    readAgeMinutes: readAge(script, key, ages, index),
  }))
  const last = messages.at(-1)
  if (isArchived && last) {
    messages.push({
      messageGuid: guid(`message:${key}:closed`),
      kind: 'CLOSED',
      text: null,
      attachments: [],
      companyGuid: ownerGuid,
      authorGuid: publication.authorGuid,
      sentAgeMinutes: Math.round(last.sentAgeMinutes * 0.8),
      readAgeMinutes: Math.round(last.sentAgeMinutes * 0.75),
    })
  }
  return {
    chatGuid: guid(`chat:${key}`),
    responseGuid: guid(`response:${key}`),
    publicationGuid: publication.publicationGuid,
    ownerCompanyGuid: ownerGuid,
    responderCompanyGuid: responderGuid,
    state: isArchived ? 'archived' : 'active',
    replyStatus: script.lines.some((line) => line.speaker === 'owner') ? 'REPLIED' : 'NOT_REPLIED',
    messages,
  }
}

/** A line was read just before the other side's next one; what nobody answered is read only when the script says so. */
function readAge(script: Script, key: string, ages: AgeMinutes[], index: number): AgeMinutes | null {
  const line = script.lines[index]
  const sentAge = ages[index] ?? 0
  const answerIndex = script.lines.findIndex((other, at) => at > index && other.speaker !== line?.speaker)
  if (answerIndex !== -1) {
    const answerAge = ages[answerIndex] ?? 0
    return Math.min(sentAge, answerAge + 1)
  }
  if (script.flags.has('unread')) return null
  const isResponseAlone = !script.lines.some((other) => other.speaker === 'owner')
  if (isResponseAlone) return viewedAge(script, key, ages[0] ?? 0, null, script.flags.has('archived'))
  return Math.round(sentAge * (0.4 + dice(`read:${key}`).next() * 0.5))
}

function buildReviews(script: Script, chat: Chat, key: string): Review[] {
  const isPublished = script.reviews.length === 2
  const lastAge = chat.messages.at(-1)?.sentAgeMinutes ?? 0
  return script.reviews.map((review): Review => {
    const [ratingQuality, ratingScheduling, ratingCost, ratingNps] = review.ratings
    const isResponder = review.speaker === 'responder'
    return {
      reviewGuid: guid(`review:${key}:${review.speaker}`),
      chatGuid: chat.chatGuid,
      publicationGuid: chat.publicationGuid,
      fromCompanyGuid: isResponder ? chat.responderCompanyGuid : chat.ownerCompanyGuid,
      toCompanyGuid: isResponder ? chat.ownerCompanyGuid : chat.responderCompanyGuid,
      authorGuid:
        chat.messages.find((message) => (message.companyGuid === chat.responderCompanyGuid) === isResponder)
          ?.authorGuid ?? '',
      locale: script.locale,
      text: review.text ? typeset(script.locale, review.text) : null,
      ratingQuality,
      ratingScheduling,
      ratingCost,
      ratingNps,
      status: isPublished ? 'PUBLISHED' : 'WAITING',
      createdAgeMinutes: Math.round(lastAge * (0.3 + dice(`reviewed:${key}:${review.speaker}`).next() * 0.3)),
    }
  })
}
