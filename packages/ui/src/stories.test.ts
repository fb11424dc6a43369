import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { loadOverlayStories, stories } from './stories.ts'
import { sayIn, storiesOf, type StoryLocale } from './story.ts'

const locales: StoryLocale[] = ['en', 'et', 'fr']
const all = [...stories, await loadOverlayStories()]

describe.each(all.map((module) => [module.meta.title, module] as const))('%s', (_title, module) => {
  it.each(storiesOf(module))('%s renders on the server, in every language', (_name, Story) => {
    for (const locale of locales) {
      const element = createElement(Story, { locale, say: sayIn(locale) })
      const html = renderToString(element)
      expect(html).not.toBe('')
      expect(html, 'the content security policy refuses style attributes of a document').not.toMatch(/ style="/)
      expect(html, 'something suspends on the server').not.toContain('<!--$!-->')
      expect(renderToString(element), 'the markup changes from render to render').toBe(html)
    }
  })
})

it('has a title of its own for every module', () => {
  const titles = all.map(({ meta }) => meta.title)
  expect(new Set(titles).size).toBe(titles.length)
})
