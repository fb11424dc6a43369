import type { TestDatabase } from '@sild/testing'
import { type TestBff, tokenFor } from './bff.ts'

const lastAsked = `select message from support.ticket_messages where kind = 'question' order by sent_at desc limit 1`

/** A place where words are written, and where they are shown afterwards; in the table where no page shows them. */
export interface Place {
  readonly max: number
  /** Stores some words and reads them again. */
  keep(words: string): Promise<unknown>
}

/** Places of a company of the market, of a user who writes to support and of a moderator. */
export async function placesOf(bff: TestBff, { query }: TestDatabase): Promise<Record<string, Place>> {
  const account = { email: 'provider@sild.test', password: 'sild-demo-2026' }
  const { company, token } = (await bff.call('signIn', { body: account })).json().result
  const staff = tokenFor(bff.deps, { kind: 'staff', roles: ['admin'], isVerified: true })
  const send = async (name: Parameters<TestBff['call']>[0], options: Parameters<TestBff['call']>[1]) => {
    const reply = await bff.call(name, { token, query: {}, ...options })
    if (reply.statusCode >= 300) throw new Error(`${name}: ${reply.body}`)
    return reply.json().result
  }
  const guid: string = company.guid
  const one = async (sql: string, values: unknown[] = []) =>
    Object.values((await query<Record<string, string>>(sql, values))[0]!)[0]!
  const other = await one(
    'select company_guid from companies.companies where company_guid <> $1 and listed_at is not null',
    [guid],
  )
  const list = await send('createFavoriteList', { body: { title: 'Words' } })
  const saved = await send('saveSearch', { body: { searchType: 'tasks', query: 'words', title: 'Words' } })
  const { list: chats } = await send('listChats', {})
  const created = await send('createCase', { params: { guid }, body: { name: 'Words', description: 'Words' } })
  const { guid: tagGuid } = await send('createTag', { body: { tag: 'Rust' } })

  return {
    'the name of a list of favourites': {
      max: 200,
      async keep(title) {
        await send('renameFavoriteList', { params: { guid: list.guid }, body: { title } })
        const { list: lists } = await send('listFavoriteLists', {})
        return lists.find((each: { guid: string }) => each.guid === list.guid).title
      },
    },
    'the name of a saved search': {
      max: 120,
      async keep(title) {
        await send('updateSavedSearch', { params: { guid: saved.guid }, body: { title } })
        return (await send('listSavedSearches', {})).list[0].title
      },
    },
    'the history of searches': {
      max: 300,
      async keep(words) {
        await send('search', { body: { searchType: 'tasks', query: words } })
        return (await send('listSearchHistory', { body: { query: '', index: 'tasks', limit: 1 } })).queries[0]
      },
    },
    feedback: {
      max: 1000,
      async keep(text) {
        await send('sendFeedback', { body: { text } })
        return one(lastAsked)
      },
    },
    'a message to us': {
      max: 1000,
      async keep(description) {
        const form = { formName: 'CONTACT_US', name: 'Mari', email: 'mari@sild.test', description, agreement: true }
        await send('sendContactForm', { body: form })
        return one(lastAsked)
      },
    },
    'a ticket': {
      max: 200,
      async keep(words) {
        const { guid: ticket } = await send('createTicket', { body: { title: words, message: words } })
        const { messages, title } = await send('getTicket', { params: { guid: ticket } })
        return messages[0].message === title ? title : messages
      },
    },
    'the registration for a webinar': {
      max: 80,
      async keep(companyName) {
        const email = `${crypto.randomUUID()}@sild.test`
        const params = { slug: 'how-to-find-b2b-partners' }
        await send('registerForWebinar', { params, body: { companyName, email, agreement: true } })
        return one('select company_name from support.webinar_registrations where email = $1', [email])
      },
    },
    'a report and its decision': {
      max: 1000,
      async keep(text) {
        const reporter = tokenFor(bff.deps, { userGuid: crypto.randomUUID(), isVerified: true })
        const report = { targetType: 'company', targetGuid: other, reason: 'OTHER', text, goodFaith: true }
        await send('createReport', { token: reporter, body: report })
        const reportGuid = await one(
          'select report_guid from moderation.reports where decision_guid is null and text = $1',
          [text],
        )
        const decided = { params: { reportGuid }, token: staff, body: { outcome: 'dismissed', message: text } }
        await send('decideReport', decided)
        const { decision, ...read } = await send('getReport', { params: { reportGuid }, token: staff })
        return decision.message === read.text ? read.text : decision.message
      },
    },
    'a message of a chat': {
      max: 1000,
      async keep(message) {
        const { chatGuid } = chats[0]
        await send('sendChatMessage', { body: { chatGuid, message } })
        return (await send('getChat', { params: { chatGuid } })).messages.at(-1).message
      },
    },
    'a case': {
      max: 140,
      async keep(words) {
        const params = { id: created.guid }
        const { version } = await send('getMyCase', { params })
        await send('updateCase', { params, body: { version, name: words, description: words, items: [words] } })
        const { description, items, name } = await send('getMyCase', { params })
        return [description, items[0]].every((each) => each === name) ? name : [name, description, items]
      },
    },
    'a photo': {
      max: 140,
      async keep(description) {
        const params = { guid, position: 1 }
        const { list: companies } = await send('listMyCompanies', {})
        const { version } = companies.find((each: { guid: string }) => each.guid === guid)
        await send('updateGalleryPhoto', { params, body: { version, description } })
        return (await send('getCompanyGallery', { params: { guid } })).list[0].description
      },
    },
    requisites: {
      max: 80,
      async keep(words) {
        const { requisites, version } = await send('getRequisites', { params: { guid } })
        const known = requisites ?? {
          firstName: 'Mari',
          lastName: 'Maasikas',
          vatId: null,
          regCode: 'none',
          postalCode: '10148',
          mobilePhone: '+372 5555 5555',
        }
        const body = { ...known, organisation: words, orgAddress: words, additionalAddress: words, version }
        await send('saveRequisites', { params: { guid }, body })
        const { orgAddress, organisation } = (await send('getRequisites', { params: { guid } })).requisites
        return orgAddress === organisation ? organisation : [orgAddress, organisation]
      },
    },
    'what an expert does': {
      max: 50,
      async keep(speciality) {
        const draft = {
          name: 'Mari',
          description: 'Words',
          speciality,
          categoryId: 1,
          tagGuids: [tagGuid],
          isDraft: true,
        }
        const { guid: slugOrGuid } = await send('createExpert', { body: draft })
        return (await send('getMyPublication', { params: { cardType: 'expert', slugOrGuid } })).speciality
      },
    },
    'a response': {
      max: 1000,
      async keep(message) {
        const publication = await one(
          `select publication_guid from publications.publications
           where card_type = 'project' and status = 'ACTIVE' and company_guid <> $1
             and publication_guid not in (select publication_guid from publications.responses) limit 1`,
          [guid],
        )
        const params = { cardType: 'project', guid: publication }
        const response = await send('respondToPublication', { params, body: { message } })
        const shown = (await send('getResponse', { params: { guid: response.guid } })).message
        await query('delete from publications.responses where response_guid = $1', [response.guid])
        return shown
      },
    },
  }
}
