import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote, targets } from '../../test/remote.tsx'

const open = async (path: string) => {
  const page = await renderPage(remote, path, {
    session: memberSession(),
    api: { createReport: () => ({ acknowledged: true }) },
  })
  return { page, dialog: within(await screen.findByRole('dialog', { name: 'Report it' })) }
}
const send = async ({ page, dialog }: Awaited<ReturnType<typeof open>>) => {
  await page.user.click(dialog.getByRole('radio', { name: 'False information' }))
  await page.user.type(dialog.getByRole('textbox', { name: /In your own words/ }), 'Not so.')
  await page.user.click(dialog.getByRole('checkbox'))
  await page.user.click(dialog.getByRole('button', { name: 'Send the report' }))
}
const bodyOf = ({ targetType, targetGuid }: (typeof targets)[number]) => ({
  targetType,
  targetGuid,
  reason: 'FALSE_INFORMATION',
  text: 'Not so.',
  goodFaith: true,
})

describe('a report', () => {
  it('sends its reason, in good faith', async () => {
    const opened = await open('/report')
    expect(opened.dialog.queryByRole('radiogroup', { name: 'What is it about?' })).toBeNull()
    await send(opened)
    expect(await screen.findByText('Closed')).toBeTruthy()
    expect(opened.page.notices().map(({ text }) => text)).toEqual(['Thank you. A moderator looks into it'])
    expect(opened.page.api.callsOf('createReport').map(({ body }) => body)).toEqual([bodyOf(targets[0])])
  })

  it.each(targets)('is about $targetType where that is chosen', async (target) => {
    const opened = await open('/report-one-of-two')
    await opened.page.user.click(opened.dialog.getByRole('radio', { name: target.label }))
    await send(opened)
    expect(await screen.findByText('Closed')).toBeTruthy()
    expect(opened.page.api.callsOf('createReport').map(({ body }) => body)).toEqual([bodyOf(target)])
  })

  it('is not sent without a reason and the good faith', async () => {
    const { page, dialog } = await open('/report')
    await page.user.click(dialog.getByRole('button', { name: 'Send the report' }))
    await dialog.findByRole('alert')
    expect(dialog.getByRole('radiogroup', { name: 'What is wrong?' }).getAttribute('aria-invalid')).toBe('true')
    const asked = 'Please confirm that it is true as far as you know'
    expect(dialog.getByRole('checkbox', { description: asked })).toBeTruthy()
    expect(page.api.callsOf('createReport')).toEqual([])
  })
})
