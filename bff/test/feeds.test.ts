import { documentPaths, paths } from '@sild/paths'
import { searchFeedPath } from '@sild/paths/search-filters'
import { AppError } from '@sild/service-kit/errors'
import { cardReply, searchReply } from '@sild/testing/replies'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { ORIGIN, testBff } from './bff.ts'

const bff = testBff()
const get = (url: string) => bff.app.inject({ method: 'GET', url })
const guid = '0198f3a0-0000-7000-8000-000000000700'

interface Element {
  '@_rel'?: string
  '@_href'?: string
}
interface Entry {
  id: string
  title: string
  updated: string
  summary?: string
  link: Element[]
}
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => name === 'link' || name === 'entry',
})

/** Read by another writer's parser, which ends at anything that is not XML. */
function parse(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true)
  const { feed } = parser.parse(xml) as {
    feed: Entry & { '@_xmlns': string; '@_xml:lang': string; entry?: Entry[] }
  }
  const linkOf = ({ link }: Entry, rel: string) => link.find((one) => one['@_rel'] === rel)?.['@_href']
  const parts = (of: Entry) => ({ id: of.id, title: of.title, updated: of.updated, page: linkOf(of, 'alternate') })
  return {
    namespace: feed['@_xmlns'],
    language: feed['@_xml:lang'],
    self: linkOf(feed, 'self'),
    ...parts(feed),
    entries: (feed.entry ?? []).map((entry) => ({ ...parts(entry), summary: entry.summary })),
  }
}

describe('a feed', () => {
  it('of a search has its hits, the latest first, with its own address and that of its page', async () => {
    const bodies: object[] = []
    const card = cardReply(1, { name: 'Shop <b> & "more"\u0001 \u{1F980}', summary: 'A & B' })
    bff.services.mock({
      search: ({ body }) => {
        bodies.push(body)
        return searchReply({ cards: [card, cardReply(2)] })
      },
    })
    const asked = {
      searchType: 'services',
      query: 'c++ & c#',
      category: [2],
      country: ['EE'],
      workType: ['OUTSTAFF'],
    } as const
    const { body, headers, statusCode } = await get(`/et${searchFeedPath(asked)}&country=x&category=-1&sort=rating`)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
      'public, max-age=600',
    ])
    expect(bodies).toMatchObject([
      {
        searchType: 'services',
        query: 'c++ & c#',
        categoryIds: [2],
        countryCodes: ['EE'],
        workTypes: ['OUTSTAFF'],
        sort: 'date',
      },
    ])
    const feed = parse(body)
    expect(feed).toMatchObject({
      namespace: 'http://www.w3.org/2005/Atom',
      language: 'et',
      self: `${ORIGIN}/et${searchFeedPath(asked)}`,
      page: `${ORIGIN}/et${paths.search(asked)}`,
      title: 'Sild · Teenused · c++ & c#',
      id: `${ORIGIN}/et${searchFeedPath(asked)}`,
      updated: card.publishedAt,
    })
    expect(feed.entries[0]).toEqual({
      id: `urn:uuid:${card.guid}`,
      title: 'Shop <b> & "more" \u{1F980}',
      updated: card.publishedAt,
      page: `${ORIGIN}/et${paths.publication(card.cardType, card.slug)}`,
      summary: 'A & B',
    })
    expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(2)
  })

  it('is cached: readers that ask again cost no call', async () => {
    let calls = 0
    bff.services.mock({
      search: () => {
        calls++
        return searchReply({ cards: [] })
      },
    })
    for (let times = 0; times < 3; times++) expect((await get(searchFeedPath({ query: 'kept' }))).statusCode).toBe(200)
    expect(calls).toBe(1)
    // One without entries is valid too.
    expect(parse((await get(searchFeedPath({ query: 'kept' }))).body).updated).toBe('2026-01-01T00:00:00Z')
  })

  it.each([
    ['blog', '/fr', paths.blogArticle('one'), 'Sild · Blog'],
    ['news', '/fr', paths.newsArticle('one'), 'Sild · Actualités'],
  ] as const)('of %s has its articles', async (name, prefix, path, title) => {
    bff.services.mock({
      listPages: ({ body }) => ({
        list: [
          {
            slug: 'one',
            categorySlug: body.filters.categorySlug ?? '',
            title: 'One',
            summary: 'First',
            coverUrl: null,
            publishedAt: '2026-03-01T09:00:00Z',
            readingMinutes: 3,
            startsAt: null,
            endsAt: null,
            place: null,
          },
        ],
        total: 1,
      }),
    })
    const feed = parse((await get(prefix + documentPaths.feed(name))).body)
    expect(feed).toMatchObject({ title, language: 'fr', entries: [{ title: 'One', page: ORIGIN + prefix + path }] })
  })

  it('of a saved search opens with the signature in its address only', async () => {
    bff.services.mock({
      readSearchFeed: ({ query }) => {
        if (query.signature !== 'good') throw new AppError('saved-search-not-found')
        return { title: 'React', hits: [] }
      },
    })
    const good = await get(documentPaths.savedSearchFeed(guid, 'good'))
    expect([good.statusCode, good.headers['cache-control']]).toEqual([200, 'private, max-age=300'])
    expect(parse(good.body).title).toBe('Sild · React')
    expect((await get(documentPaths.savedSearchFeed(guid, 'other'))).statusCode).toBe(404)
    expect((await get(documentPaths.savedSearchFeed(guid, ''))).statusCode).toBe(404)
  })

  it('of an unknown name does not exist', async () => {
    expect((await get('/feeds/anything.xml')).statusCode).toBe(404)
  })
})
