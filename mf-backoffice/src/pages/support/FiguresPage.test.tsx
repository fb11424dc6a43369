import { paths } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { supportMocks } from './support-mocks.ts'

const session = memberSession({ user: { roles: ['support'] }, roles: ['support'], company: null })
const open = (path: string, api: ApiMocks = {}) =>
  renderPage(remote, path, { session, api: { ...supportMocks, ...api } })

describe('the figures of support', () => {
  it('are drawn, and listed in a table', async () => {
    await open(paths.supportFigures())
    expect(screen.getByRole('img', { name: /^Median minutes of working time/ })).toBeTruthy()
    expect(screen.getByRole('img', { name: /^Average rating/ })).toBeTruthy()
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(
      within(rows[1]!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['4', '3', '2', '1 h 35 min', '2', '4.5'])
    expect(rows[2]!.textContent).toContain('none yet')
  })

  it('are not drawn without data, and the text says so', async () => {
    const { weeks } = supportMocks.getSupportFigures()
    const unrated = weeks.map((week) => ({ ...week, ratingCount: 0, ratingAverage: null }))
    await open(paths.supportFigures(), { getSupportFigures: () => ({ weeks: unrated }) })
    expect(screen.getByText('No figures in this time')).toBeTruthy()
    expect(screen.getAllByRole('img', { name: /Median|Average/ })).toHaveLength(1)
  })
})
