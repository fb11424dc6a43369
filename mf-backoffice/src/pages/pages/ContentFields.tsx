import type { WrittenCategory } from '@sild/contract/content/editor-schemas'
import { webinarSection } from '@sild/contract/content/page-states'
import { locales } from '@sild/contract/enums'
import { Grid, Stack } from '@sild/ui'
import { AgendaFields } from './AgendaFields.tsx'
import type { ContentForm } from './content-form.ts'
import { LanguageColumn } from './LanguageColumn.tsx'
import { PageFacts } from './PageFacts.tsx'
import { sectionOf } from './section-of.ts'
import { SpeakerFields } from './SpeakerFields.tsx'
import { VideoFields } from './VideoFields.tsx'

interface ContentFieldsProps {
  form: ContentForm
  categories: readonly WrittenCategory[]
}

/** Everything that can be written of a page, with three languages side by side. */
export function ContentFields({ categories, form }: ContentFieldsProps) {
  const content = form.watch()
  const { isBrief, isDated, section } = sectionOf(content, categories)
  return (
    <Stack gap={32}>
      <PageFacts form={form} categories={categories} />
      {!isBrief && <VideoFields form={form} />}
      <Grid column="large" gap={24}>
        {locales.map((locale) => (
          <LanguageColumn
            key={locale}
            form={form}
            locale={locale}
            has={{ place: isDated, body: !isBrief, captions: content.video !== null }}
          />
        ))}
      </Grid>
      {section === webinarSection && (
        <>
          <SpeakerFields form={form} />
          <AgendaFields form={form} />
        </>
      )}
    </Stack>
  )
}
