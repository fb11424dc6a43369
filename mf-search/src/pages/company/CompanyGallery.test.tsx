import { paths } from '@sild/paths'
import { markedCardReplies } from '@sild/testing/marked-cards'
import { companyPageReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { guest } from '@sild/testing/sessions'
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const gallery = [
  { position: 1, imageUrl: '/workshop.webp', description: 'The workshop' },
  { position: 2, imageUrl: '/two.webp', description: null },
]
const company = companyPageReply({ gallery })
const foreign = companyPageReply({
  industry: 'Tarkvara',
  industryLocale: 'et',
  gallery: [{ position: 1, imageUrl: '/workshop.webp', description: 'Töökoda', descriptionLocale: 'et' }],
  lastCase: { slug: 'pood', name: 'Pood', locale: 'fr', coverUrl: null },
})
const open = (shown = company) =>
  renderPage(remote, paths.company(shown.slug), {
    session: guest,
    api: {
      ...markedCardReplies(),
      getAnswering: () => ({ answering: null }),
      getCompany: () => shown,
      listCompanyReviews: () => ({ list: [], total: 0 }),
      listSimilarCards: () => ({ cards: [] }),
      getCompanyVerification: () => ({ status: 'not-checked', checks: [] }),
    },
  })
const photo = (name: string) => screen.getByRole('link', { name })

it('what a company wrote in another language names it: the industry, the caption of a photo, a case', async () => {
  await open(foreign)
  for (const [words, language, name] of [
    ['Tarkvara', 'et', '(Estonian)'],
    ['Töökoda', 'et', '(Estonian)'],
    ['Pood', 'fr', '(French)'],
  ] as const) {
    const text = screen.getByText(words)
    expect(text.lang).toBe(language)
    expect(text.parentElement!.textContent).toContain(name)
  }
})

describe('a photo of a company', () => {
  it('opens on the page, and the focus returns to the one that was shown last', async () => {
    const page = await open()
    await page.user.click(photo('The workshop'))
    const preview = within(await screen.findByRole('dialog', { name: 'Pictures' }))
    expect(preview.getByText('1 of 2')).toBeTruthy()
    await page.user.keyboard('{ArrowRight}')
    expect(preview.getByText('2 of 2')).toBeTruthy()
    await page.user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(photo('Photo 2')))
  })

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Cmd', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['of the middle button', { button: 1 }],
  ])('is the browser’s at a press %s', async (_what, press) => {
    await open()
    const link = photo('The workshop')
    expect(link.getAttribute('href')).toBe('/workshop.webp')
    const click = createEvent.click(link, press)
    // jsdom cannot follow links and logs an error.
    let isTaken: boolean | undefined
    document.addEventListener(
      'click',
      (event) => {
        isTaken = event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    fireEvent(link, click)
    expect(isTaken).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
