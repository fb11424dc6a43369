import type { CardMatches } from '@sild/contract/search/schemas'
import { createCatalog, type Portal, PortalContext, type Remember } from '@sild/shell-api'
import { cardReply, categoriesReply, companyCardReply } from '@sild/testing/replies'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import english from '../messages/en.json'
import { ResultCard } from './ResultCard.tsx'
import { type ShownCard, shownCard, type ShownPublication } from './shown-card.ts'

const categories = categoriesReply().list
const now = '2026-11-21T12:00:00.000Z'
const card = cardReply(1, { publishedAt: '2026-11-20T09:00:00.000Z' })

function htmlOf(shown: ShownCard, remember?: Remember, at = now, known = categories, matches?: CardMatches): string {
  const catalog = createCatalog('en')
  catalog.add(english)
  const portal = { locale: 'en', intl: catalog.intl, remember } as unknown as Portal // A card asks for no more.
  return renderToStaticMarkup(
    <PortalContext value={portal}>
      <ResultCard card={shown} categories={known} now={at} matches={matches} />
    </PortalContext>,
  )
}

function rendered(shown: ShownCard, at = now, known = categories, matches?: CardMatches): { of: string; html: string } {
  const remember = vi.fn<Remember>((_of, element) => element)
  const html = htmlOf(shown, remember, at, known, matches)
  return { of: remember.mock.calls[0]![0], html }
}

it('is stored by everything that it shows', () => {
  const first = rendered(card)
  expect(rendered(card, '2026-11-21T12:00:01.000Z')).toEqual(first)
  const others = [
    rendered(card, '2026-11-22T12:00:00.000Z'),
    rendered(card, now, [{ ...categories[0]!, title: 'Sites' }]),
    rendered({ ...card, name: 'Another name' }),
    rendered(companyCardReply()),
  ]
  for (const other of others) {
    expect(other.html).not.toBe(first.html)
    expect(other.of).not.toBe(first.of)
  }
})

it('marks the query, and shows markup as text', () => {
  const shown = { ...card, name: '<b>React</b> & Vue', summary: 'We need React.', tags: ['Vue', 'React'] }
  const matches = { name: [[3, 8]], summary: [[8, 13]], tags: [1] } satisfies CardMatches
  const element = document.createElement('ul')
  element.innerHTML = rendered(shown, now, categories, matches).html
  expect([...element.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['React', 'React', 'React'])
  expect(element.querySelector('h2')?.textContent).toBe('<b>React</b> & Vue')
  expect(rendered(shown, now, categories, matches).of).not.toBe(rendered(shown).of)
})

/** Records which fields are read. */
function watched<Watched extends object>(of: Watched, read: Set<string | symbol>): Watched {
  return new Proxy(of, {
    get(target, name) {
      read.add(name)
      return Reflect.get(target, name) as unknown
    },
  })
}

const hourly = cardReply(1, { budgetFromCents: null, budgetToCents: null, budgetPerHourCents: 5800 })

it.each([hourly, companyCardReply()])('is sent with the fields that a $cardType shows and no others', (whole) => {
  const sent = shownCard(whole)
  expect(htmlOf(sent)).toBe(htmlOf(whole))
  const read = new Set<string | symbol>()
  htmlOf(watched(sent, read))
  expect(new Set(Object.keys(sent))).toEqual(read)
})

it('is sent with the shown fields of its company and no others', () => {
  const { company, ...sent } = shownCard(hourly) as ShownPublication // It is a project.
  const read = new Set<string | symbol>()
  htmlOf({ ...sent, company: watched(company, read) })
  expect(new Set(Object.keys(company))).toEqual(read)
})
