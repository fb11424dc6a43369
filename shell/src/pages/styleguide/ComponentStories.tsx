import { Card, Heading, Stack, Text } from '@sild/ui'
import type { Story, StoryLocale, StoryMeta, StoryModule } from '@sild/ui/story.ts'
import { sayIn, storiesOf } from '@sild/ui/story.ts'
import * as css from './ComponentStories.module.css'

export const anchorOf = ({ title }: StoryMeta): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** `WithPicture` → "With picture". */
const wordsOf = (name: string): string =>
  name[0] + name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

interface ComponentStoriesProps {
  module: StoryModule
  language: StoryLocale
  theme: string | undefined
}

export function ComponentStories({ module, language, theme }: ComponentStoriesProps) {
  const { meta } = module
  return (
    <section id={anchorOf(meta)} aria-labelledby={`${anchorOf(meta)}-title`}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading id={`${anchorOf(meta)}-title`}>{meta.title}</Heading>
          <Text size={14} tone="muted">
            <code className={css.code}>{meta.from}</code>&nbsp;·{' '}
            <code className={css.code}>packages/ui/src/{meta.source}</code>
          </Text>
        </Stack>
        {storiesOf(module).map(([name, story]) => (
          <Stack key={name} as="figure" gap={8}>
            <figcaption className={css.name}>{wordsOf(name)}</figcaption>
            <Card padding="none">
              <div lang={language} data-theme={theme} className={css.stage}>
                <StoryStage story={story} language={language} />
              </div>
            </Card>
          </Stack>
        ))}
      </Stack>
    </section>
  )
}

/** A component of its own, because a story may use hooks. */
function StoryStage({ story: Story, language }: { story: Story; language: StoryLocale }) {
  return <Story locale={language} say={sayIn(language)} />
}
