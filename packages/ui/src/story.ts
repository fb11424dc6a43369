import type { ReactNode } from 'react'

export type StoryLocale = 'en' | 'et' | 'fr'

export interface StoryContext {
  locale: StoryLocale
  /** The sample text in the language on show. */
  say: (english: string, estonian: string, french: string) => string
}

/** One state or family of states of a component: `export const Variants: Story = ({ say }) => …`. */
export type Story = (context: StoryContext) => ReactNode

export interface StoryMeta {
  title: string
  group: 'Foundations' | 'Actions' | 'Content' | 'Navigation' | 'States' | 'Forms' | 'Overlays'
  /** Where it is imported from. */
  from: '@sild/ui' | '@sild/ui/forms' | '@sild/ui/heavy' | '@sild/ui/tokens/index.css'
  source: string
}

/** What a `*.stories.tsx` exports: `meta` and stories. */
export type StoryModule = { meta: StoryMeta } & Record<string, unknown>

export const storiesOf = (module: StoryModule): [string, Story][] =>
  Object.entries(module).filter((entry): entry is [string, Story] => typeof entry[1] === 'function')

export function sayIn(locale: StoryLocale): StoryContext['say'] {
  return (english, estonian, french) => ({ en: english, et: estonian, fr: french })[locale]
}
