import { type ReactElement, useId } from 'react'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { type RememberedElements, rememberElements } from './remembered-elements.ts'

const rendered = vi.fn<(name: string) => void>()
function Name({ name }: { name: string }) {
  rendered(name)
  return (
    <>
      for <b>{name}</b> & {name}
    </>
  )
}
const itemOf = (name: string) => (
  <li key={name} className="card">
    <Name name={name} />
  </li>
)
const listOf = (names: string[], item: (name: string) => ReactElement = itemOf) => <ul>{names.map(item)}</ul>

function render(elements: RememberedElements, names: string[]): string {
  const { learn, remember } = elements.open()
  rendered.mockClear()
  return learn(renderToString(listOf(names, (name) => remember(name, itemOf(name)))))
}

it('writes known elements without rendering, and just the same', () => {
  const elements = rememberElements()
  expect(render(elements, ['Ann <i>', 'Bob'])).toBe(renderToString(listOf(['Ann <i>', 'Bob'])))
  expect(render(elements, ['Bob', 'Cat', 'Ann <i>'])).toBe(renderToString(listOf(['Bob', 'Cat', 'Ann <i>'])))
  render(elements, ['Bob', 'Cat', 'Ann <i>'])
  expect(rendered).not.toHaveBeenCalled()
})

it('hydrates in the browser as if it had been rendered', async () => {
  const elements = rememberElements()
  render(elements, ['Ann', 'Bob'])
  const complain = vi.spyOn(console, 'error')
  const host = document.createElement('div')
  host.innerHTML = render(elements, ['Ann', 'Bob'])
  const [first] = host.getElementsByTagName('b')
  const root = await act(async () => hydrateRoot(host, listOf(['Ann', 'Bob'])))
  expect(complain).not.toHaveBeenCalled()
  expect(host.getElementsByTagName('b')[0]).toBe(first)
  await act(async () => root.unmount())
})

it('evicts the longest known', () => {
  const elements = rememberElements(2)
  render(elements, ['Ann', 'Bob', 'Cat'])
  render(elements, ['Bob', 'Cat'])
  expect(rendered).not.toHaveBeenCalled()
  render(elements, ['Ann'])
  expect(rendered).toHaveBeenCalledOnce()
})

it('refuses elements with an id, which would be repeated', () => {
  const Field = () => <input id={useId()} />
  const { learn, remember } = rememberElements().open()
  const element = remember(
    'field',
    <p>
      <Field />
    </p>,
  )
  expect(() => learn(renderToString(element))).toThrow('an id of its own')
})
