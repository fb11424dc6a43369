import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { JoinedFacts, WrittenText } from './WrittenText.tsx'

const shown = (language: string | null, locale: string): string =>
  render(
    <p>
      <WrittenText language={language} locale={locale}>
        Tarkvara
      </WrittenText>
    </p>,
  ).container.innerHTML

it('names the language of a foreign text, and marks it for programs', () => {
  expect(shown('et', 'en')).toMatch(/<span lang="et">Tarkvara<\/span> <span[^>]*>\(Estonian\)<\/span>/)
  expect(shown('et', 'fr')).toContain('(estonien)')
  expect(shown('en', 'et')).toContain('(inglise)')
})

it.each(['et', null])('leaves a text of the language %s as it is for a reader of Estonian', (language) => {
  expect(shown(language, 'et')).toBe('<p>Tarkvara</p>')
})

it('joins existing parts', () => {
  const { container } = render(<JoinedFacts facts={['Tallinn', null, <b key="it">IT</b>, false]} />)
  expect(container.innerHTML).toBe('Tallinn&nbsp;· <b>IT</b>')
})
