import type { Publication } from '@sild/contract/publications/schemas'
import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { cardReply, categoriesReply, guidOf, publicationReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { languagesReply } from '@sild/testing/search-filters'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const kinds = [
  ['project', 'Respond'],
  ['service', 'Write to the company'],
  ['expert', 'Ask for this expert'],
] as const
const detail = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent
const openWith = (own: Partial<Publication>, api: ApiMocks = {}) => {
  const publication = publicationReply(own)
  return renderPage(remote, paths.publication(publication.cardType, publication.slug), {
    api: {
      getAnswering: () => ({ answering: null }),
      getPublication: () => publication,
      listCategories: categoriesReply,
      listCities: () => ({
        list: [
          { id: 7, countryCode: 'EE', title: 'Tartu' },
          { id: 8, countryCode: 'EE', title: 'Tallinn' },
          { id: 9, countryCode: 'EE', title: 'Narva' },
        ],
      }),
      listLanguages: languagesReply,
      listSimilarCards: () => ({ cards: [] }),
      recordViews: () => ({ acknowledged: true }),
      ...api,
    },
  })
}

describe('a publication', () => {
  it.each(kinds)('of each kind has its own address: %s', async (cardType, action) => {
    const publication = publicationReply({ cardType })
    const page = await renderPage(remote, paths.publication(cardType, publication.slug), {
      api: {
        getAnswering: () => ({ answering: null }),
        getPublication: () => publication,
        listCategories: categoriesReply,
        listSimilarCards: () => ({ cards: [cardReply(2)] }),
        recordViews: () => ({ acknowledged: true }),
      },
    })
    expect(screen.getByRole('heading', { level: 1, name: publication.name })).toBeTruthy()
    expect(page.api.callsOf('getPublication').map(({ params }) => params)).toEqual([
      { cardType, slugOrGuid: publication.slug },
    ])
    expect(page.api.callsOf('listSimilarCards').map(({ params }) => params)).toEqual([
      { entity: cardType, guid: publication.guid },
    ])
    expect(screen.getByRole('heading', { name: `Similar ${cardType}s` })).toBeTruthy()
    expect(screen.getByRole('button', { name: action })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: /^Project \d$/ }).map(({ textContent }) => textContent)).toEqual([
      'Project 2',
    ])
  })

  it('says how its company answers', async () => {
    await openWith(
      {},
      { getAnswering: () => ({ answering: { receivedCount: 5, answeredPercent: 80, medianHours: 1 } }) },
    )
    expect(screen.getByText('Answers 80% of responses, usually within an hour')).toBeTruthy()
  })

  it('starts the line below its name with the views if it was never published', async () => {
    await openWith({ publishedAt: null, viewsCount: 3, responsesCount: 1 })
    expect(screen.getByText(/^3 views · 1 response$/)).toBeTruthy()
  })

  it('shows its terms, and leaves out what the author left open', async () => {
    await openWith({
      workType: 'OUTSOURCE',
      paymentType: 'FIXED',
      projectDuration: 2,
      hoursPerWeek: 's',
      workExperience: 'm',
      locations: [{ countryCode: 'EE', cityId: null }],
      tags: [{ guid: guidOf(501), label: 'Shopify' }],
    })
    expect(
      ['Category', 'Kind of work', 'Budget', 'Payment', 'Duration', 'Hours a week', 'Experience', 'Location'].map(
        detail,
      ),
    ).toEqual([
      'Web development',
      'Outsourcing',
      '€4,000 – €9,000',
      'Fixed price',
      '1–3 months',
      'Up to 30',
      '4–6 years',
      'Estonia',
    ])
    expect(screen.queryByText('Per hour')).toBeNull()
    expect(screen.getByText('Shopify')).toBeTruthy()
  })

  it('shows its audience, its places, and its languages with their levels', async () => {
    const page = await openWith({
      segment: 'PUBLIC_SECTOR',
      locations: [
        { countryCode: 'EE', cityId: 7 },
        { countryCode: 'EE', cityId: 8 },
        { countryCode: 'LV', cityId: null },
      ],
      languages: [
        { languageId: 1, level: 'FLUENT' },
        { languageId: 28, level: 'ANY' },
      ],
    })
    expect(['For whom', 'Location', 'Languages'].map(detail)).toEqual([
      'Public sector',
      'Tartu, Estonia\u00a0· Tallinn, Estonia\u00a0· Latvia',
      'Estonian (fluent), English',
    ])
    expect(page.api.callsOf('listCities').map(({ body }) => body)).toEqual([{ countryCode: 'EE', limit: 200 }])
  })

  it('requests no titles when it names no city and no language', async () => {
    const page = await openWith({ locations: [{ countryCode: 'LV', cityId: null }] })
    expect(detail('Location')).toBe('Latvia')
    expect([...page.api.callsOf('listCities'), ...page.api.callsOf('listLanguages')]).toEqual([])
  })

  it('leaves out cities and languages without a title', async () => {
    const down = () => Promise.reject(refusal('unavailable', { status: 503 }))
    const named = {
      locations: [{ countryCode: 'EE', cityId: 7 }],
      languages: [{ languageId: 1, level: 'FLUENT' as const }],
    }
    await openWith(named, { listCities: down, listLanguages: down })
    expect(detail('Location')).toBe('Estonia')
    expect(screen.queryByText('Languages')).toBeNull()
  })

  it('shows its pictures, and leads to its documents', async () => {
    const { user } = await openWith({
      media: [
        { url: '/uploads/sketch.png', name: 'Sketch.png' },
        { url: '/uploads/brief.pdf', name: 'Brief.v2.pdf' },
        { url: '/uploads/shop.jpg', name: '' },
      ],
    })
    const files = within(screen.getByRole('region', { name: 'Pictures and documents' }))
    expect(files.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(['Sketch', 'Picture 2'])
    expect(files.getByRole('link', { name: 'Brief.v2 (PDF)' }).getAttribute('href')).toBe('/uploads/brief.pdf')
    expect(screen.queryByRole('heading', { name: 'CV' })).toBeNull()
    await user.click(files.getByRole('img', { name: 'Picture 2' }))
    const preview = within(await screen.findByRole('dialog'))
    expect(preview.getByRole('img', { name: 'Picture 2' }).getAttribute('src')).toBe('/uploads/shop.jpg')
  })

  it('of an expert leads to the CV', async () => {
    await openWith({ cardType: 'expert', cvUrl: '/uploads/cv.docx' })
    const cv = within(screen.getByRole('region', { name: 'CV' }))
    expect(cv.getByRole('link', { name: 'Download the CV (DOCX)' }).getAttribute('href')).toBe('/uploads/cv.docx')
    expect(screen.queryByRole('heading', { name: 'Pictures and documents' })).toBeNull()
  })

  it('shows its texts in the language of the reader where the author gave them', async () => {
    await renderPage(remote, paths.publication('project', 'web-shop-for-a-furniture-maker'), {
      locale: 'et',
      api: {
        getAnswering: () => ({ answering: null }),
        getPublication: () =>
          publicationReply({
            translations: { et: { name: 'Mööblitootja e-pood', description: 'Teeme tammest laudu.' } },
          }),
        listCategories: categoriesReply,
        listSimilarCards: () => ({ cards: [] }),
        recordViews: () => ({ acknowledged: true }),
      },
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Mööblitootja e-pood' })).toBeTruthy()
    expect(screen.getByText('Teeme tammest laudu.')).toBeTruthy()
  })

  it('names the language of texts that the author did not translate', async () => {
    await renderPage(remote, paths.publication('project', 'web-shop-for-a-furniture-maker'), {
      locale: 'et',
      api: {
        getAnswering: () => ({ answering: null }),
        getPublication: () => publicationReply({ locale: 'fr', name: 'Boutique', description: 'Tables en chêne.' }),
        listCategories: categoriesReply,
        listSimilarCards: () => ({ cards: [] }),
        recordViews: () => ({ acknowledged: true }),
      },
    })
    for (const text of [screen.getByRole('heading', { level: 1 }), screen.getByText('Tables en chêne.')])
      expect(text.closest('[lang]') ?? text.querySelector('[lang]')).toMatchObject({ lang: 'fr' })
  })
})
