import { useSearchParams } from '@sild/router'
import { useIntl, useLocale } from '@sild/shell-api'
import type { PageHandle } from '@sild/shell-api'
import { Columns, Page, PageHeader, SideNavigation, Stack } from '@sild/ui'
import { useStories } from './use-stories.ts'
import type { StoryLocale, StoryMeta } from '@sild/ui/story.ts'
import { anchorOf, ComponentStories } from './ComponentStories.tsx'
import { StyleguideControls } from './StyleguideControls.tsx'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'shell.styleguide.title' }),
  isUnlisted: true,
}

const groups: StoryMeta['group'][] = ['Foundations', 'Actions', 'Content', 'Navigation', 'States', 'Forms', 'Overlays']

/** Every component in every state, in the theme and language chosen in the address. */
export function Component() {
  const intl = useIntl()
  const locale = useLocale()
  const [choices] = useSearchParams()
  const stories = useStories()
  const language = (choices.get('language') ?? locale) as StoryLocale // An unknown language would only show empty samples.
  const navigation = groups.map((group) => ({
    title: group,
    items: stories
      .filter(({ meta }) => meta.group === group)
      .map(({ meta }) => ({ href: `#${anchorOf(meta)}`, label: meta.title })),
  }))
  return (
    <Page>
      <PageHeader
        title={intl.formatMessage({ id: 'shell.styleguide.title' })}
        description={intl.formatMessage({ id: 'shell.styleguide.description' })}
        actions={<StyleguideControls language={language} />}
      />
      <Columns
        asideSide="start"
        aside={<SideNavigation label={intl.formatMessage({ id: 'shell.styleguide.title' })} groups={navigation} />}
      >
        <Stack gap={48}>
          {stories.map((module) => (
            <ComponentStories
              key={module.meta.title}
              module={module}
              language={language}
              theme={choices.get('theme') ?? undefined}
            />
          ))}
        </Stack>
      </Columns>
    </Page>
  )
}
