import { paths } from '@sild/paths'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { settingsMocks } from './settings-mocks.ts'

it('sends what a member thinks, and empties the field', async () => {
  const page = await renderPage(remote, paths.settings(), {
    session: memberSession(),
    api: { ...settingsMocks, sendFeedback: () => ({ acknowledged: true }) },
  })
  const section = within(screen.getByRole('region', { name: 'What do you think of Sild?' }))
  const words = section.getByRole<HTMLTextAreaElement>('textbox', { name: 'In your own words' })
  await page.user.type(words, 'The filters are clear.')
  await page.user.click(section.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(page.notices().map(({ text }) => text)).toEqual(['Thank you. We read it']))
  expect(page.api.callsOf('sendFeedback').map(({ body }) => body)).toEqual([{ text: 'The filters are clear.' }])
  expect(words.value).toBe('')
})

it('says at the field what is missing, and sends nothing', async () => {
  const page = await renderPage(remote, paths.settings(), { session: memberSession(), api: settingsMocks })
  const section = within(screen.getByRole('region', { name: 'What do you think of Sild?' }))
  await page.user.click(section.getByRole('button', { name: 'Send' }))
  const words = { name: 'In your own words', description: /This field is required/ }
  expect(await section.findByRole('textbox', words)).toBeTruthy()
  expect(page.api.callsOf('sendFeedback')).toEqual([])
})
