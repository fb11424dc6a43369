import type { ModerationCase } from '@sild/contract/moderation/schemas'
import type { Publication } from '@sild/contract/publications/schemas'
import { paths } from '@sild/paths'
import { caseReply, categoriesReply, guidOf, publicationReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { languagesReply } from '@sild/testing/search-filters'
import { moderatorSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const openPublication = (publication: Partial<Publication>, own: Partial<ModerationCase> = {}) =>
  renderPage(remote, paths.moderationCase(guidOf(401)), {
    session: moderatorSession(),
    api: {
      listModerationQueue: () => ({ list: [], total: 0, counts: { waiting: 0, mine: 0, overdue: 0 } }),
      getModerationCase: () => caseReply(1, { publication: publicationReply(publication), ...own }),
      listCategories: categoriesReply,
      listCities: () => ({ list: [{ id: 7, countryCode: 'EE', title: 'Tartu' }] }),
      listLanguages: languagesReply,
    },
  })
const detail = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent

describe('a publication that is to be decided', () => {
  it('shows translations, what has changed in them, and which are new', async () => {
    await openPublication(
      {
        translations: {
          et: { name: 'Pood', description: 'Helista meile. Tammelauad.' },
          fr: { name: 'Boutique', description: 'Des tables en chêne.' },
        },
      },
      {
        isChange: true,
        approvedBefore: {
          name: 'Project 1',
          description: 'Oak tables.',
          translations: { et: { name: 'Pood', description: 'Tammelauad.' } },
        },
      },
    )
    const estonian = within(screen.getByRole('region', { name: 'In Estonian' }))
    expect(estonian.getByText('Pood')).toBeTruthy()
    expect(estonian.getByText('Helista meile.').textContent).toBe('added: Helista meile. ')
    expect(estonian.queryByText('New')).toBeNull()
    const french = within(screen.getByRole('region', { name: 'In French' }))
    expect(french.getByText('Des tables en chêne.')).toBeTruthy()
    expect(french.getByText('New')).toBeTruthy()
  })

  it('shows the files that become public once it is approved', async () => {
    await openPublication({
      media: [
        { url: '/uploads/sketch.png', name: 'Sketch.png' },
        { url: '/uploads/brief.pdf', name: 'Brief.pdf' },
      ],
      cvUrl: '/uploads/cv.docx',
    })
    const files = within(screen.getByRole('region', { name: 'Pictures and documents' }))
    expect(files.getByRole('img', { name: 'Sketch' })).toBeTruthy()
    expect(files.getByRole('link', { name: 'Brief (PDF)' }).getAttribute('href')).toBe('/uploads/brief.pdf')
    const cv = within(screen.getByRole('region', { name: 'CV' }))
    expect(cv.getByRole('link', { name: 'Download the CV (DOCX)' }).getAttribute('href')).toBe('/uploads/cv.docx')
  })

  it('shows all terms that readers will see', async () => {
    await openPublication({
      speciality: 'Shopify',
      segment: 'STARTUP',
      workType: 'OUTSTAFF',
      budgetPerHourCents: 8_000,
      paymentType: 'HOURLY',
      projectDuration: 3,
      hoursPerWeek: 'm',
      workExperience: 'l',
      languages: [{ languageId: 1, level: 'NATIVE' }],
      locations: [
        { countryCode: 'EE', cityId: 7 },
        { countryCode: 'LV', cityId: null },
      ],
    })
    await waitFor(() => expect(detail('Location')).toBe('Tartu, EstoniaLatvia'))
    await waitFor(() => expect(detail('Languages')).toBe('Estonian (native)'))
    const terms = ['Speciality', 'For whom', 'Kind of work', 'Per hour', 'Payment', 'Duration', 'Hours a week']
    expect([...terms, 'Experience'].map(detail)).toEqual([
      'Shopify',
      'Startups',
      'Outstaffing',
      '€80',
      'By the hour',
      '3–6 months',
      '30 or more',
      '7 years or more',
    ])
  })
})
