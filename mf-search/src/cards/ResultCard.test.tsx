import type { SearchCard } from '@sild/contract/search/schemas'
import { createCatalog, type Portal, PortalContext, type Remember } from '@sild/shell-api'
import { cardReply, categoriesReply, companyCardReply } from '@sild/testing/replies'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import english from '../messages/en.json'
import { ResultCard } from './ResultCard.tsx'

const categories = categoriesReply().list
const now = '2026-11-21T12:00:00.000Z'
const card = cardReply(1, { publishedAt: '2026-11-20T09:00:00.000Z' })

function rendered(shown: SearchCard, at = now, known = categories): { of: string; html: string } {
  const catalog = createCatalog('en')
  catalog.add(english)
  const remember = vi.fn<Remember>((_of, element) => element)
  const portal = { locale: 'en', intl: catalog.intl, remember } as unknown as Portal // A card asks for no more.
  const html = renderToStaticMarkup(
    <PortalContext value={portal}>
      <ResultCard card={shown} categories={known} now={at} />
    </PortalContext>,
  )
  return { of: remember.mock.calls[0]![0], html }
}

it('is remembered by everything that it shows', () => {
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
