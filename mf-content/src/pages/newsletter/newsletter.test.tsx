import { paths } from '@sild/paths'
import { categoriesReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const open = (path: string) => renderPage(remote, path, { api: { listCategories: categoriesReply } })
const formOf = (name: string) => screen.getByRole('button', { name }).closest('form')!

describe('the newsletter', () => {
  it('has a form that the browser submits by itself', async () => {
    await open(paths.newsletter())
    const form = formOf('Subscribe')
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/newsletter'])
    expect([...new FormData(form).keys()]).toEqual(['email', 'type'])
    expect(form.querySelectorAll('[name=category]').length).toBe(categoriesReply().list.length)
  })

  it.each([paths.blog(), paths.news()])('has its form below the articles of %s too', async (path) => {
    const listPages = () => ({ list: [], total: 0 })
    await renderPage(remote, path, { api: { listPages } })
    expect(screen.getByRole('heading', { name: 'Your week on Sild by email' })).toBeTruthy()
    const form = formOf('Subscribe')
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/newsletter'])
    expect([...new FormData(form).keys()]).toEqual(['email', 'type'])
  })

  it('shows the error of the address beside it', async () => {
    await open(paths.newsletter('invalid'))
    expect(screen.getByLabelText(/Email/).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
  })

  it.each([
    ['sent', 'Please look into your mailbox'],
    ['confirmed', 'You will read from us on Mondays'],
    ['ended', 'You will not get these emails any more'],
  ] as const)('shows the result: %s', async (state, title) => {
    await open(paths.newsletter(state))
    expect(screen.getByText(title)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull()
  })

  it('says that a damaged link ended nothing and leads to a new one', async () => {
    await open(paths.newsletter('not-ended'))
    expect(screen.getByText('Something went wrong, try again')).toBeTruthy()
    expect(screen.queryByText('You will not get these emails any more')).toBeNull()
    expect(screen.getByRole('link', { name: 'Send me a new link' }).getAttribute('href')).toBe(paths.unsubscribe())
    expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull()
  })

  it('offers another try when a link does not work', async () => {
    await open(paths.newsletter('failed'))
    expect(screen.getByText('That did not work')).toBeTruthy()
    expect(formOf('Subscribe')).toBeTruthy()
  })

  it.each([
    [paths.confirmNewsletter('a.b'), 'Yes, subscribe', '/newsletter/confirm'],
    [paths.endNewsletter('a.b'), 'Unsubscribe', '/newsletter/end'],
  ])('asks before it does what %s is for', async (path, button, action) => {
    await open(path)
    const form = formOf(button)
    expect([form.method, form.getAttribute('action'), new FormData(form).get('token')]).toEqual(['post', action, 'a.b'])
  })
})
