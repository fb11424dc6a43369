import type { RouteNode } from '@sild/registry/meta'
import { Link, useLocation } from '@sild/router'
import { memberSession } from '@sild/testing/sessions'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderChrome } from '../../test/render-chrome.tsx'
import { RoutesContext } from '../routing/use-current-route.ts'
import { explainedRequirementAtom } from '../access/access-notice.ts'
import { StayWhereClosed } from './StayWhereClosed.tsx'

const nodes: RouteNode[] = [
  { id: 'mf-a.favorites', path: '/favorites', access: 'member' },
  { id: 'mf-a.publication', path: '/my-publications/:guid', access: 'verified' },
  { id: 'mf-a.chat', path: '/chat', access: 'company' },
]

function Here() {
  return <h1>{useLocation().pathname}</h1>
}

function open(isVerified: 0 | 1) {
  const part = (
    <RoutesContext value={new Map(nodes.map((node) => [node.id, node]))}>
      <StayWhereClosed />
      <Here />
      <Link to="/favorites">Favorites</Link>
      <Link to="/my-publications/1">Publication</Link>
      <Link to="/chat">Messages</Link>
    </RoutesContext>
  )
  return renderChrome(part, { session: memberSession({ user: { isVerified } }) })
}
const here = () => screen.getByRole('heading').textContent

it.each(['Publication', 'Messages'])('an unverified member stays before %s, and gets the reason', async (name) => {
  const { store } = open(0)
  await userEvent.click(screen.getByRole('link', { name }))
  expect(here()).toBe('/help-center')
  expect(store.get(explainedRequirementAtom)).toBe('verified')
})

it('a user who may open a page goes there', async () => {
  const { store } = open(0)
  await userEvent.click(screen.getByRole('link', { name: 'Favorites' }))
  expect(here()).toBe('/favorites')
  expect(store.get(explainedRequirementAtom)).toBeNull()
})

it('a verified member opens every page', async () => {
  open(1)
  await userEvent.click(screen.getByRole('link', { name: 'Publication' }))
  expect(here()).toBe('/my-publications/1')
})
