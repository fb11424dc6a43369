import { randomBytes, randomUUID } from 'node:crypto'
import { activateAccount, registerUser } from '@sild/contract/accounts/operations'
import { openChat, sendChatMessage } from '@sild/contract/chat/operations'
import { createCompany } from '@sild/contract/companies/operations'
import { approvePublication, claimModerationCase, listModerationQueue } from '@sild/contract/moderation/operations'
import { createProject, createTag, respondToPublication } from '@sild/contract/publications/operations'
import { search } from '@sild/contract/search/operations'

import { until } from '../installations.ts'
import type { RunFile } from '../../supervisor/run-file.ts'
import type { Ledger } from './ledger.ts'
import { tokenFrom } from './mails.ts'
import { retryUntilAnswered, visit, type Visitor } from './visitor.ts'

export interface Stage {
  run: RunFile
  ledger: Ledger
  moderator: Visitor
}

/** The actions of two users, and the answers that they got. */
export interface Deal {
  /** In every name, address and text of it. */
  mark: string
  customer: Visitor
  provider: Visitor
  emails: string[]
  projectGuid: string
  chatGuid: string
  /** In the order of their acknowledgements. */
  messages: string[]
}

/** A job that a killed worker had begun comes back after its lock and two looks: 20 seconds. */
const AFTER_A_JOB_MS = 40_000
const TURNS = 8

/** The journey of the portal: two people sign up, one publishes, a moderator approves, the other finds it and responds, both chat. */
export async function strikeDeal(stage: Stage): Promise<Deal> {
  const { ledger } = stage
  const mark = randomBytes(4).toString('hex')
  const [customer, provider] = await Promise.all([join(stage, 'customer', mark), join(stage, 'provider', mark)])
  const projectGuid = await publish(stage, customer.visitor, mark)
  const first = `Response ${mark}`
  const response = await ledger.write(provider.visitor, respondToPublication, {
    params: { cardType: 'project', guid: projectGuid },
    body: { message: first },
  })
  const { chatGuid } = await ledger.write(provider.visitor, openChat, {
    body: { respondGuid: response.guid, respondType: 'project' },
  })
  const messages = [first]
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const message = `Message ${turn} ${mark}`
    const speaker = turn % 2 === 1 ? customer : provider
    await ledger.write(speaker.visitor, sendChatMessage, { body: { chatGuid, message, clientGuid: randomUUID() } })
    messages.push(message)
  }
  return {
    mark,
    customer: customer.visitor,
    provider: provider.visitor,
    emails: [customer.email, provider.email],
    projectGuid,
    chatGuid,
    messages,
  }
}

/** Signs up a user with a confirmed address. */
export async function signUp(
  { ledger, run }: Omit<Stage, 'moderator'>,
  userType: 'customer' | 'provider',
  email: string,
): Promise<Visitor> {
  const visitor = await visit(run.url)
  const credentials = { email, password: randomUUID().slice(0, 30) }
  await ledger.write(visitor, registerUser, {
    body: { ...credentials, userType, basicLocale: 'en', agreement: true },
  })
  await until(async () => (await tokenFrom(run.mailUrl, email)) !== undefined, AFTER_A_JOB_MS)
  const token = (await tokenFrom(run.mailUrl, email))!
  await retryUntilAnswered(() => visitor.api.call(activateAccount, { params: { token } }))
  await visitor.signIn(credentials)
  return visitor
}

async function join(stage: Stage, userType: 'customer' | 'provider', mark: string) {
  const email = `${userType}-${mark}@sild.test`
  const visitor = await signUp(stage, userType, email)
  await stage.ledger.write(visitor, createCompany, {
    body: { name: `${userType} ${mark}`, registrationNumber: 'none', countryCode: 'EE' },
  })
  // A token says for which company it speaks.
  await visitor.signIn()
  return { visitor, email }
}

async function publish({ ledger, moderator }: Stage, customer: Visitor, mark: string): Promise<string> {
  const tag = await ledger.write(customer, createTag, { body: { tag: `Tag ${mark}` } })
  const project = await ledger.write(customer, createProject, {
    body: {
      name: `Web shop ${mark}`,
      description: `We sell oak furniture and need a new shop. ${mark}`,
      categoryId: 1,
      tagGuids: [tag.guid],
    },
  })
  const findCase = async () => {
    const { list } = await retryUntilAnswered(() => moderator.api.call(listModerationQueue, { query: {} }))
    return list.find(({ publicationGuid }) => publicationGuid === project.guid)?.caseGuid
  }
  await until(async () => (await findCase()) !== undefined, AFTER_A_JOB_MS)
  const params = { caseGuid: (await findCase())! }
  await ledger.write(moderator, claimModerationCase, { params })
  await ledger.write(moderator, approvePublication, { params })
  await until(async () => (await countFound(customer, mark)) > 0, AFTER_A_JOB_MS)
  return project.guid
}

export async function countFound(visitor: Visitor, mark: string): Promise<number> {
  const { total } = await retryUntilAnswered(() =>
    visitor.api.call(search, { body: { searchType: 'tasks', query: mark } }),
  )
  return total
}
