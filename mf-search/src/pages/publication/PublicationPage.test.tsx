import { paths } from '@sild/paths'
import { cardReply, categoriesReply, guidOf, publicationReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const kinds = [
  ['project', 'Respond'],
  ['service', 'Write to the company'],
  ['expert', 'Ask for this expert'],
] as const
const detail = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent

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
    await renderPage(remote, paths.publication('project', 'web-shop-for-a-furniture-maker'), {
      api: {
        getAnswering: () => ({ answering: { receivedCount: 5, answeredPercent: 80, medianHours: 1 } }),
        getPublication: () => publicationReply(),
        listCategories: categoriesReply,
        listSimilarCards: () => ({ cards: [] }),
        recordViews: () => ({ acknowledged: true }),
      },
    })
    expect(screen.getByText('Answers 80% of responses, usually within an hour')).toBeTruthy()
  })

  it('begins the line below its name with the views where it was never published', async () => {
    await renderPage(remote, paths.publication('project', 'web-shop-for-a-furniture-maker'), {
      api: {
        getAnswering: () => ({ answering: null }),
        getPublication: () => publicationReply({ publishedAt: null, viewsCount: 3, responsesCount: 1 }),
        listCategories: categoriesReply,
        listSimilarCards: () => ({ cards: [] }),
        recordViews: () => ({ acknowledged: true }),
      },
    })
    expect(screen.getByText(/^3 views · 1 response$/)).toBeTruthy()
  })

  it('tells its terms, and leaves out what the author left open', async () => {
    await renderPage(remote, paths.publication('project', 'web-shop-for-a-furniture-maker'), {
      api: {
        getAnswering: () => ({ answering: null }),
        getPublication: () =>
          publicationReply({
            workType: 'OUTSOURCE',
            paymentType: 'FIXED',
            projectDuration: 2,
            hoursPerWeek: 's',
            workExperience: 'm',
            locations: [{ countryCode: 'EE', cityId: null }],
            tags: [{ guid: guidOf(501), label: 'Shopify' }],
          }),
        listCategories: categoriesReply,
        listSimilarCards: () => ({ cards: [] }),
        recordViews: () => ({ acknowledged: true }),
      },
    })
    expect(
      ['Category', 'Kind of work', 'Budget', 'Payment', 'Duration', 'Hours a week', 'Experience', 'Countries'].map(
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
})
